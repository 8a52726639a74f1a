import { pageId, pages, pictureName } from '../../content/site';
import { formatDay } from '../../lib/dates/calendarDay';
import { kindOfFact, schemas } from '../../lib/facts/factSchemas';
import { placeholdersIn } from '../../lib/facts/words';
import { textAt } from '../../lib/i18n/dynamicKey';
import { i18n } from '../../lib/i18n/i18n';
import { type Language, languages } from '../../lib/i18n/languages';
import { fetchText } from '../../lib/i18n/loadText';
import { tokenize, toStem } from '../../lib/text/tokenize';
import { queryTerms, sharedStem } from '../../site/search/engine/createSearch';
import { texts as english } from '../../site/search/engine/texts/en';
import { texts as russian } from '../../site/search/engine/texts/ru';
import { keyOfFigure } from '../words/figures';
import { labelOfWords } from '../words/pageWords';

/** Texts and pages that name each fact. */
export interface FactTexts {
  /** Translation keys (`texts/consular/pets:cost.fee`) by fact, the shortest text first. */
  keys: Map<string, string[]>;
  /** Page paths by fact, in the order of the site. */
  pages: Map<string, string[]>;
}

/** A reference to a text that may contain a placeholder for a fact. */
const REFERENCE = /\$t\(([\w/-]+):([\w.-]+)\)/g;
/** Translation key of a text that is the name of a link; captures the name of the fact. */
const LINK = /(?:^|\.)(?:links|quickLinks)\.(?:\w+\.)?(\w+)$/;

/** Returns the texts in a tree of translations, each with its path: `cost.fee`. */
const leavesOf = (node: unknown, path: string[] = []): [string, string][] =>
  typeof node === 'string'
    ? [[path.join('.'), node]]
    : Object.entries(node ?? {}).flatMap(([name, value]) => leavesOf(value, [...path, name]));

const add = <Value>(map: Map<string, Value[]>, key: string, value: Value) =>
  map.set(key, [...new Set([...(map.get(key) ?? []), value])]);

/** Namespaces that the page shows in both languages, and namespaces to which texts refer. */
const NAMESPACES = ['facts', 'questions', 'home', 'consular/passports/shared'];

/**
 * Prefix of the namespaces with the locale files unchanged, because the namespaces of the same name
 * that pages load contain their questions as well.
 */
const COPY = 'texts/';

/** Adds the texts of all pages to i18next; returns the names of their files. */
const addTexts = (language: Language, texts: Record<string, string>): string[] =>
  Object.entries(texts).map(([path, json]) => {
    const file = path.slice(path.indexOf(`/${language}/`) + 4, -5);
    const { $builtIn: _, ...texts } = JSON.parse(json);
    i18n.addResourceBundle(language, COPY + file, texts);
    return file;
  });

/** Returns the facts that a text names: by placeholder or, if it names a link, by its path. */
function factsIn(path: string, text: string): string[] {
  const link = `urls.${LINK.exec(path)?.[1]}`;
  const named = placeholdersIn(text).flatMap((one) => keyOfFigure(one) ?? []);
  return kindOfFact(link) ? [...named, link] : named;
}

/** Returns the facts that are named by the texts to which a text refers. */
const factsReferred = (text: string): string[] =>
  [...text.matchAll(REFERENCE)].flatMap(([, namespace, path = '']) =>
    leavesOf(i18n.getResource('en', COPY + namespace, path)).flatMap(([, referred]) => [
      ...factsIn('', referred),
      ...factsReferred(referred),
    ]),
  );

/**
 * Loads the texts of all pages in both languages, and finds where they name facts. Header, footer,
 * contacts and other parts of every page are not among the pages.
 * @throws as `fetchText` does
 */
export async function loadFactTexts(): Promise<FactTexts> {
  await Promise.all(languages.map((one) => fetchText(one, NAMESPACES)));
  const found = new Map<string, [string, string][]>();
  const usedOn = new Map<string, string[]>();
  addTexts('ru', russian);
  const files = addTexts('en', english).map((file) => [file, COPY + file] as const);
  for (const [file, namespace] of [['common', 'common'] as const, ...files]) {
    const page = pages.find(({ path }) => pageId(path) === file);
    for (const [path, text] of leavesOf(i18n.getResourceBundle('en', namespace))) {
      const named = factsIn(path, text);
      for (const key of named) add(found, key, [`${namespace}:${path}`, text]);
      if (!page) continue;
      for (const key of [...named, ...factsReferred(text)]) add(usedOn, key, page.path);
    }
  }
  const keys = [...found].map(
    ([key, all]) =>
      [key, all.sort(([, a], [, b]) => a.length - b.length).map(([one]) => one)] as const,
  );
  const inOrder = pages.map(({ path }) => path);
  const used = [...usedOn].map(
    ([key, paths]) => [key, inOrder.filter((path) => paths.includes(path))] as const,
  );
  return { keys: new Map(keys), pages: new Map(used) };
}

/** Returns texts by their keys, in a language. */
export const sentencesOf = (keys: string[], language: Language): string[] =>
  keys.map((key) => textAt(i18n.t, key, { lng: language }));

/** Returns the name of a fact, question or day (by `value`); else its shortest text, or its key. */
export function labelOf(
  key: string,
  { keys }: FactTexts,
  language: Language,
  value?: unknown,
): string {
  if (kindOfFact(key) === 'words') return labelOfWords(key, language);
  const [group = '', name = ''] = key.split('.');
  const paths = {
    fees: `${COPY}consular/fees:rows.${name}.service`,
    answers: `questions:${name}`,
    pictures: `pages:${pageId(pages.find(({ path }) => pictureName(path) === name)?.path ?? '')}.name`,
    forms: `${COPY}consular/downloads:forms.${name}.name`,
    reviewed: `pages:${key.slice('reviewed.'.length).replaceAll('.', '/')}.name`,
  }[group];
  const known = [`facts:label.${key}`, paths, keys.get(key)?.[0]].find(
    (path) => path && i18n.exists(path, { lng: language }),
  );
  const lng = { lng: language };
  const kind = group === 'pictures' ? `${i18n.t('facts:picture', lng)}: ` : '';
  if (known) return kind + textAt(i18n.t, known, lng);
  const days = schemas.closedDay.safeParse(value).data;
  if (days) {
    const named = [...new Set([days.from, days.to])].map((day) => formatDay(day, language, true));
    return named.join(' – ');
  }
  return name;
}

/**
 * Returns whether every word of a query begins a word of a text, in any grammatical form or by a
 * synonym; or whether the query is part of a number there.
 */
export function matchesQuery(query: string, text: string): boolean {
  const digits = query.replace(/[\s()+-]/g, '');
  if (/^\d{3,}$/.test(digits)) return text.replace(/[\s()+-]/g, '').includes(digits);
  const words = tokenize(text);
  const stems = words.map(toStem);
  const meanings = new Set(words.map(sharedStem));
  return queryTerms(query).every(
    (term) => meanings.has(sharedStem(term)) || stems.some((word) => word.startsWith(toStem(term))),
  );
}
