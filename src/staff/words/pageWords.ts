import { queryOptions } from '@tanstack/react-query';
import { questionsOf } from '../../content/questions';
import { type Page, pageId, pages } from '../../content/site';
import { partsOfKey } from '../../lib/facts/factSchemas';
import { slotsOf, wordsKey } from '../../lib/facts/wordSchemas';
import { linesOf, type Words } from '../../lib/facts/words';
import { builtInTexts } from '../../lib/i18n/builtInTexts';
import { textAt } from '../../lib/i18n/dynamicKey';
import { i18n } from '../../lib/i18n/i18n';
import { type Language, languages, otherLanguage } from '../../lib/i18n/languages';
import { fetchText } from '../../lib/i18n/loadText';
import { readableText } from './figures';
import type { PageSlot } from './lines';

/** Texts to which those of many pages refer, and the questions that pages ask. */
const REFERRED = ['consular/passports/shared', 'questions'];

/** Query of texts in both languages, without those that a release has removed. */
export const wordsQuery = (namespaces: string[]) =>
  queryOptions({
    queryKey: ['admin', 'words', namespaces],
    queryFn: async () => {
      const all = [...REFERRED, ...namespaces];
      const texts = languages.flatMap((one) => all.map((name) => fetchText(one, [name])));
      await Promise.allSettled(texts);
      return true;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Returns the texts of a loaded namespace, in the order of its file. */
export function slotsIn(namespace: string): PageSlot[] {
  const found = new Map<string, PageSlot>();
  for (const language of languages) {
    for (const slot of slotsOf(namespace, builtInTexts(language, namespace) ?? {})) {
      const builtIn = { ...found.get(slot.key)?.builtIn, [language]: slot.text };
      found.set(slot.key, { ...slot, builtIn });
    }
  }
  return [...found.values()];
}

/** Returns the text of a key; undefined if a release has removed it, and before its namespace is loaded. */
export const slotOf = (key: string): PageSlot | undefined =>
  slotsIn(partsOfKey(key)?.namespace ?? '').find((slot) => slot.key === key);

/** Returns the object in a namespace whose heading stands over a text: `sections.lost`. */
const groupOf = (path: string): string =>
  /^(?:sections|places|forms)\.[^.]+(?:\.parts\.[^.]+)?/.exec(path)?.[0] ??
  path.slice(0, Math.max(0, path.indexOf('.')));

const lastOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** Characters with which a text begins that has no name of its own. */
const BEGINNING = 40;

/** Returns the name of a text among those below the same heading: “Steps”; of a text without a name, how it begins. */
export function nameOfSlot(namespace: string, path: string, language: Language): string {
  const lng = { lng: language };
  const isKeyFact = path.startsWith('keyFacts.');
  const key = isKeyFact ? `content.${path}` : `facts:words.slot.${lastOf(path)}`;
  if (i18n.exists(key, lng)) return textAt(i18n.t, key, lng);
  const text = i18n.getResource(language, namespace, path);
  if (typeof text !== 'string') return textAt(i18n.t, 'facts:words.slot.text', lng);
  const beginning = wordsAsText({ [language]: text }, language, BEGINNING);
  return textAt(i18n.t, 'facts:words.slot.other', { ...lng, text: beginning });
}

const headingOf = (namespace: string, path: string, language: Language): string | undefined => {
  const group = namespace === 'pages' ? '' : groupOf(path);
  const key = ['title', 'name'].map((name) => `${namespace}:${group}.${name}`);
  const known = group && [...key, `facts:words.group.${group}`].find((one) => i18n.exists(one));
  return known ? textAt(i18n.t, known, { lng: language }) : undefined;
};

const asks = (page: Page, namespace: string, path: string): boolean =>
  namespace === 'questions' && questionsOf(page.path).some((name) => name === path);

/** Returns the page whose texts a namespace has, the first that shows them, or home for those of every page. */
const pageOf = (namespace: string, path: string): Page | undefined => {
  const id = namespace === 'pages' ? path.slice(0, path.lastIndexOf('.')) : namespace;
  return (
    pages.find((page) => pageId(page.path) === id || asks(page, namespace, path)) ??
    pages.find((page) => page.namespaces?.some((name) => name === namespace)) ??
    pages[0]
  );
};

const WORDS_PAGE = '/admin/words';

/** Returns the path at which staff change the texts of a page. */
export const wordsPage = (path: string): string => `${WORDS_PAGE}/${pageId(path)}`;

/** Returns the path at which staff change a text. */
export function pathOfWords(key: string): string {
  const { namespace, path } = partsOfKey(key) ?? { namespace: '', path: '' };
  return `${wordsPage(pageOf(namespace, path)?.path ?? '/')}#${encodeURIComponent(key)}`;
}

/** Returns what staff call a text: its page, the heading over it, and what it is. */
export function labelOfWords(key: string, language: Language): string {
  const { namespace, path } = partsOfKey(key) ?? { namespace: '', path: '' };
  const page = pageOf(namespace, path);
  const names = [
    namespace === 'common' || !page
      ? textAt(i18n.t, 'facts:words.everywhere', { lng: language })
      : textAt(i18n.t, `pages:${pageId(page.path)}.name`, { lng: language }),
    headingOf(namespace, path, language),
    nameOfSlot(namespace, path, language),
  ];
  return names.filter(Boolean).join(' · ');
}

export interface WordsGroup {
  id: string;
  title: string;
  slots: PageSlot[];
}

/** Returns the texts of a page below their headings, in its order; the namespaces of {@link wordsQuery} have to be loaded. */
export function groupsOf(page: Page, language: Language): WordsGroup[] {
  const id = pageId(page.path);
  const groups = new Map<string, WordsGroup>();
  const about = slotsIn('pages').filter(({ path }) => path.startsWith(`${id}.`));
  for (const slot of [...about, ...slotsIn(id)]) {
    const group = about.includes(slot) ? '' : groupOf(slot.path);
    const title =
      (group && headingOf(id, slot.path, language)) ||
      textAt(i18n.t, `facts:words.group.${group ? 'other' : 'page'}`, { lng: language });
    const anchor = lastOf(group) || 'page';
    const known = groups.get(group) ?? { id: anchor, title, slots: [] };
    groups.set(group, { ...known, slots: [...known.slots, slot] });
  }
  const asked = questionsOf(page.path).map((name) => wordsKey('questions', name));
  const questions = slotsIn('questions').filter(({ key }) => asked.includes(key));
  const title = textAt(i18n.t, 'facts:words.group.questions', { lng: language });
  return [...groups.values(), { id: 'questions', title, slots: questions }].filter(
    ({ slots }) => slots.length > 0,
  );
}

/** Returns the namespaces with the texts of a page, its own first; several pages show the others. */
export const namespacesOf = (page: Page): string[] => [
  pageId(page.path),
  ...(page.namespaces ?? []).filter((name) => name !== 'magical-kenya/places'),
  'common',
];

/** Returns a text as readers see it, in a language or in the one that has it, in at most `max` characters. */
export function wordsAsText(words: Words, language: Language, max = Number.POSITIVE_INFINITY) {
  const one = words[language] === undefined ? otherLanguage(language) : language;
  const text = linesOf(words[one] ?? []).map((line) => readableText(line, one));
  const all = text.join('\n') || textAt(i18n.t, 'facts:words.empty', { lng: one });
  return all.length > max ? `${all.slice(0, max).trim()}…` : all;
}

/** Returns the languages in which a changed text says something in the other language, because nobody has written it yet. */
export const languagesMissing = (words: Words, builtIn: Words): Language[] =>
  languages.filter((language) => {
    const other = words[otherLanguage(language)];
    if (words[language] === undefined || other === undefined) return false;
    const own = linesOf(builtIn[language] ?? []);
    const others = linesOf(other).filter((line) => /\p{L}/u.test(line) && !own.includes(line));
    return linesOf(words[language]).some((line) => others.includes(line));
  });

/** Returns the lines in which two versions of a text differ, “older → newer”; empty if they have the same ones. */
export const changesBetween = (
  from: Words | null | undefined,
  to: Words | null | undefined,
  builtIn: Words = {},
): string =>
  languages
    .map((language) => {
      const linesIn = (words: Words | null | undefined) =>
        linesOf(words?.[language] ?? builtIn[language] ?? []);
      const [older, newer] = [linesIn(from), linesIn(to)];
      const only = (lines: string[], others: string[]) =>
        lines
          .filter((line) => !others.includes(line))
          .map((line) => readableText(line, language))
          .join(' ');
      const [gone, come] = [only(older, newer), only(newer, older)];
      return (gone || come) && `${gone || '—'} → ${come || '—'}`;
    })
    .filter(Boolean)
    .join('; ');
