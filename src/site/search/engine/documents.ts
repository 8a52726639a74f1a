import { customPageSections } from '../../../content/customPageSections';
import { leadership } from '../../../content/leadership';
import { withParts } from '../../../content/sections';
import { type Page, pageId, pages } from '../../../content/site';
import type { PageText, Section } from '../../../content/textTypes';
import { currentFacts } from '../../../lib/facts/currentFacts';
import { textAt, valueAt } from '../../../lib/i18n/dynamicKey';
import { i18n } from '../../../lib/i18n/i18n';
import type { Language } from '../../../lib/i18n/languages';
import { pageText } from '../../../lib/i18n/pageText';

/** A page, or a section of one, in the search index. */
export interface SearchDocument {
  /** The path without language prefix, with a hash for a section: `/consular/pets#papers`. */
  to: string;
  /** The path of the page. */
  page: string;
  title: string;
  pageTitle: string;
  /** The text: paragraphs, list items and table rows. */
  parts: string[];
  /** The situations in which it is the answer, in people's words. */
  situations: string[];
}

/** When a page or section is the answer, in people's words, by its `to` (`content/situations`). */
export type Situations = Record<string, string[]>;

/** Returns the contacts of the Embassy as people type them. */
function contactTexts(): string[] {
  const { emails, hours, phones } = currentFacts();
  const { opens, closes } = hours.embassy;
  return [phones.main, phones.second, phones.third, emails.embassy, `${opens}–${closes}`];
}

/** The slots of page text that have sections (content/textTypes.ts). */
interface AnyText {
  title?: string;
  sections?: Record<string, Section>;
  places?: Record<string, { name: string; text: string }>;
  forms?: Record<string, { name: string; purpose: string }>;
  questions?: PageText['questions'];
}

/** Slots whose text belongs to the document of the page as a whole. */
const PAGE_SLOTS = [
  'lead',
  'description',
  'keyFacts',
  'calls',
  'groups',
  'rows',
  'ways',
  'phrases',
];

/** Returns all strings of a value at any depth, in order. */
const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value === null || typeof value !== 'object' ? [] : Object.values(value).flatMap(stringsIn);
};

/** Returns the strings of a section, without `parts` and `see`, which are other documents. */
const sectionStrings = ({ title: _, see: __, parts: ___, table, ...rest }: Section): string[] => [
  ...stringsIn(rest),
  ...(table?.rows ?? []).map((cells) => cells.join('; ')),
];

/** Returns the open questions of a page, also quiet ones, which the page does not list. */
const openIn = ({ questions = {} }: AnyText): string[] =>
  Object.entries(questions).flatMap(([key, { text }]) =>
    currentFacts().answers.has(key) ? [] : text,
  );

/** Returns the answered questions of a section, with the answers. */
const answeredIn = ({ questions = {} }: AnyText, section: string, language: Language): string[] =>
  Object.entries(questions).flatMap(([key, { anchor, text }]) => {
    const answer = currentFacts().answers.get(key);
    return answer && anchor === section ? [text, answer[language]] : [];
  });

/** Returns the sections of a page, each with its anchor, title and strings. */
function toSections(page: Page, text: AnyText, language: Language): [string, string, string[]][] {
  if (page.kind === 'custom') {
    return Object.entries(customPageSections[page.path] ?? {}).map(([anchor, keys]) => {
      const t = i18n.getFixedT(language);
      const parts = keys.flatMap((key) => stringsIn(valueAt(t, key, { returnObjects: true })));
      const names = Object.values({ ...leadership, ...currentFacts().leadership }).flatMap(
        ({ name, title }) => [name, title].flatMap((text) => text?.[language] ?? []),
      );
      const [title = ''] = stringsIn(valueAt(t, `${keys[0]}.title`));
      return [anchor, title, anchor === 'leadership' ? [...names, ...parts] : parts];
    });
  }
  return [
    ...withParts(text.sections ?? {}).map(([anchor, section]): [string, string, string[]] => [
      anchor,
      section.title,
      [...sectionStrings(section), ...answeredIn(text, anchor, language)],
    ]),
    ...Object.entries({ ...text.places, ...text.forms }).map(
      ([anchor, { name, ...rest }]): [string, string, string[]] => [anchor, name, stringsIn(rest)],
    ),
  ];
}

/** Returns the document of a page as a whole, then one for each section. */
function pageDocuments(page: Page, language: Language, situations: Situations[]): SearchDocument[] {
  const text = pageText<AnyText & Record<string, unknown>>(language, pageId(page.path));
  const names = i18n.getFixedT(language, 'pages');
  const name = textAt(names, `${pageId(page.path)}.name`);
  const card = textAt(names, `${pageId(page.path)}.card`);
  const pageTitle = text.title ?? name;
  const findSituations = (to: string): string[] => [
    ...situations.flatMap((all) => all[to] ?? []),
    ...(to === '/embassy#contact' ? contactTexts() : []),
  ];
  const parts = [card, ...PAGE_SLOTS.flatMap((slot) => stringsIn(text[slot])), ...openIn(text)];
  return [
    {
      to: page.path,
      page: page.path,
      title: pageTitle,
      pageTitle,
      parts,
      situations: [name, ...findSituations(page.path)],
    },
    ...toSections(page, text, language).map(([anchor, title, content]) => {
      const to = `${page.path}#${anchor}`;
      return {
        to,
        page: page.path,
        title,
        pageTitle,
        parts: content,
        // A title of one word, such as “Numbers”, says too little by itself.
        situations: [...(title.includes(' ') ? [title] : []), ...findSituations(to)],
      };
    }),
  ];
}

/**
 * Returns the documents of the search in the order of content/site.ts.
 * @param language its namespaces must be loaded; a missing one adds no text
 * @param situations of one language or of both, because some people type words of the other
 */
export const toDocuments = (language: Language, situations: Situations[] = []): SearchDocument[] =>
  pages.flatMap((page) => pageDocuments(page, language, situations));
