import { queryOptions } from '@tanstack/react-query';
import { pageQuestions } from '../../content/questions';
import { type Page, pageId, pages } from '../../content/site';
import { kindOfFact, partsOfWordsKey } from '../../lib/facts/factSchemas';
import { type Slot, textSlots, wordsKey } from '../../lib/facts/wordSchemas';
import { applyWords } from '../../lib/facts/words';
import { textAt } from '../../lib/i18n/dynamicKey';
import { bundleOfBuild, i18n } from '../../lib/i18n/i18n';
import { type Language, languages } from '../../lib/i18n/languages';
import { fetchText } from '../../lib/i18n/loadText';
import { readableText, shortened } from './figures';

/** Texts to which the texts of many pages refer, and which name facts. */
const REFERRED = [
  ...['consular/passports/shared', 'questions', 'facts', 'home'],
  ...['consular/fees', 'consular/downloads'],
];

/**
 * Returns a query that loads namespaces in both languages, and the namespaces to which pages refer.
 * It leaves out a namespace that a release has removed. Its data is `true`, because i18next has the
 * texts.
 */
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

/**
 * Returns the built-in texts of a namespace, in the order of its file; none before it is loaded.
 */
function slotsIn(namespace: string): Slot[] {
  const found = new Map<string, Slot>();
  for (const language of languages) {
    const bundle = bundleOfBuild(language, namespace) ?? {};
    const takenBack = Object.keys(bundle.$builtIn ?? {}).map((key) => ({ key, value: null }));
    for (const [path, text] of textSlots(applyWords(namespace, language, bundle, takenBack))) {
      const builtIn = { ...found.get(path)?.builtIn, [language]: text };
      found.set(path, { key: wordsKey(namespace, path), path, builtIn });
    }
  }
  return [...found.values()];
}

/** Returns the text of a key; undefined if a release removed it, or its namespace is not loaded. */
export const builtInSlot = (key: string): Slot | undefined =>
  slotsIn(partsOfWordsKey(key)?.namespace ?? '').find((slot) => slot.key === key);

/** Returns the last segment of a path: `steps` of `sections.lost.steps`. */
const lastPart = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** Returns the path of the part whose heading is above a text, `sections.lost`; `''` for none. */
function sectionPath(namespace: string, path: string): string {
  if (namespace === 'pages') return '';
  if (namespace === 'questions') return namespace;
  const found = /^(?:sections|places|forms)\.[^.]+(?:\.parts\.[^.]+)?|^[^.]+(?=\.)/.exec(path);
  return found?.[0] ?? '';
}

/** Returns the path of the page that has a text, else the first that shows it, else home. */
function pagePath(namespace: string, path: string): string {
  const id = namespace === 'pages' ? path.slice(0, path.lastIndexOf('.')) : namespace;
  const isOwn = (page: Page) =>
    id === 'questions'
      ? pageQuestions(page.path).some(({ key }) => key === path)
      : pageId(page.path) === id;
  const isShown = (page: Page) => page.namespaces?.some((name) => name === namespace);
  return (pages.find(isOwn) ?? pages.find(isShown))?.path ?? '/';
}

/** Characters with which a text begins that has no name of its own. */
const BEGINNING = 40;

/**
 * Returns where a text stands: the path of its page, the section's path and anchor, and the names
 * of page, section (may be empty) and text (“Steps”). {@link wordsQuery} must be loaded.
 */
export function textPlace(key: string, language: Language) {
  const { namespace, path } = partsOfWordsKey(key) ?? { namespace: '', path: '' };
  const nameAt = (keys: string[], more = {}) =>
    textAt(i18n.t, keys, { lng: language, defaultValue: '', ...more });
  const page = pagePath(namespace, path);
  const section = sectionPath(namespace, path);
  const text = i18n.getResource(language, namespace, path);
  const beginning =
    typeof text === 'string' && shortened(readableText({ [language]: text }, language), BEGINNING);
  return {
    page,
    section,
    /** Anchor of the section; empty for none. */
    anchor: lastPart(section),
    names: {
      page: nameAt([
        namespace === 'common' ? 'facts:words.everywhere' : `pages:${pageId(page)}.name`,
      ]),
      section:
        section &&
        nameAt([
          ...['title', 'name'].map((name) => `${namespace}:${section}.${name}`),
          `facts:words.group.${section}`,
        ]),
      text:
        nameAt([
          path.startsWith('keyFacts.') ? `content.${path}` : `facts:words.slot.${lastPart(path)}`,
        ]) || nameAt([`facts:words.slot.${beginning ? 'other' : 'text'}`], { text: beginning }),
    },
  };
}

/** Returns the path on which staff change the texts of a page: `/admin/words/consular/visa`. */
export const wordsPath = (path: string): string => `/admin/words/${pageId(path)}`;

export const FACTS_PAGE = '/admin/facts';

/**
 * Returns the URL on which staff change a fact: a text on the page of its texts, with an anchor; a
 * closed day in the list of days; any other fact by a search for its label.
 */
export function factPath(key: string, label = key.replaceAll('.', ' ')): string {
  if (partsOfWordsKey(key))
    return `${wordsPath(textPlace(key, 'en').page)}#${encodeURIComponent(key)}`;
  const isDay = kindOfFact(key) === 'closedDay';
  return `${FACTS_PAGE}?${isDay ? 'show=days' : new URLSearchParams({ q: label })}`;
}

/**
 * Returns what staff call the text of a fact's key: “Visa · Documents · Steps”, page, heading if
 * any, and text. {@link wordsQuery} must be loaded.
 */
export const wordsLabel = (key: string, language: Language): string =>
  Object.values(textPlace(key, language).names).filter(Boolean).join(' · ');

export interface WordsGroup {
  /** Anchor of the texts on the page. */
  id: string;
  title: string;
  slots: Slot[];
  /** Whether other pages show them as well. */
  isShared?: true;
}

/**
 * Returns a page's own texts by heading, then the texts that it shares with other pages, a group
 * for each namespace. {@link wordsQuery} must be loaded.
 */
export function wordsGroups(page: Page, language: Language): WordsGroup[] {
  const id = pageId(page.path);
  const own = [
    ...slotsIn('pages').filter(({ path }) => path.startsWith(`${id}.`)),
    ...slotsIn(id),
    ...slotsIn('questions').filter(({ path }) =>
      pageQuestions(page.path).some(({ key }) => key === path),
    ),
  ];
  const groupName = (name: string) => textAt(i18n.t, `facts:words.${name}`, { lng: language });
  const groups = new Map<string, WordsGroup>();
  for (const slot of own) {
    const { section, anchor, names } = textPlace(slot.key, language);
    const title = names.section || groupName(`group.${section ? 'other' : 'page'}`);
    const group = groups.get(section) ?? { id: anchor || 'page', title, slots: [] };
    group.slots.push(slot);
    groups.set(section, group);
  }
  const shared = pageNamespaces(page)
    .slice(1)
    .map((name) => ({
      id: name,
      title: groupName(name === 'common' ? 'everywhere' : 'shared'),
      slots: slotsIn(name),
      isShared: true as const,
    }));
  return [...groups.values(), ...shared];
}

/** Returns the namespaces with the texts of a page, first its own. Pages share the others. */
export const pageNamespaces = (page: Page): string[] => [
  pageId(page.path),
  ...(page.namespaces ?? []),
  'common',
];
