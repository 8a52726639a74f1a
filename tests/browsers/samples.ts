import { JSDOM } from 'jsdom';
import { pages } from '../../src/content/site';
import { type Language, languages, withoutPrefix, withPrefix } from '../../src/lib/i18n/languages';
import { texts } from '../support/content/locales';

/** A page to open in each engine, in one language. */
export interface Sample {
  /** Path without the language prefix. */
  path: string;
  /** Path with the language prefix. */
  localizedPath: string;
  language: Language;
}

const ARTICLE = 'an article';
const SEARCH = '/search?q=visa';
const UNKNOWN = '/no/such/page';

/** One page of each kind; all of kind `custom`, because each has its own component. */
const ofEachKind = pages.filter(
  ({ kind }, index) => kind === 'custom' || pages.findIndex((page) => page.kind === kind) === index,
);

export const samples: Sample[] = [
  ...ofEachKind.map(({ path }) => path),
  ARTICLE,
  SEARCH,
  UNKNOWN,
].flatMap((path) =>
  languages.map((language) => ({
    path,
    localizedPath: path === ARTICLE ? path : withPrefix(path, language),
    language,
  })),
);

export const isListed = ({ path }: Sample): boolean => pages.some((page) => page.path === path);

/** Whether the page has no web fonts, menus and footer columns, because it must be small. */
export const isLight = ({ path }: Sample): boolean =>
  pages.some((page) => page.path === path && page.kind === 'help');

/** A translation with its placeholders filled in. */
export function translation(
  language: Language,
  namespace: string,
  path: string,
  values: Record<string, string> = {},
): string {
  const text = texts(language, namespace).find(([at]) => at === path)?.[1];
  if (text === undefined) throw new Error(`${namespace}:${path} is in no ${language} file`);
  return text.replace(/\{\{(\w+)\}\}/g, (_all, name) => values[name] ?? '');
}

/** The HTML that the server sends, before any script runs. */
export async function prerendered(site: string, localizedPath: string): Promise<Document> {
  const response = await fetch(site + localizedPath);
  return new JSDOM(await response.text()).window.document;
}

/** Path without the language prefix and title of the newest article, from the feed of a language. */
async function newestArticle(
  site: string,
  language: Language,
): Promise<{ path: string; title: string }> {
  const feed = await (await fetch(site + withPrefix('/feed.xml', language))).text();
  const { document } = new JSDOM(feed, { contentType: 'text/xml' }).window;
  // The feed has notices too.
  const entry = document.querySelector('entry:has(> link[href*="/news/"])');
  const link = entry?.querySelector('link')?.getAttribute('href') ?? '';
  const title = entry?.querySelector('title')?.textContent ?? '';
  return { path: withoutPrefix(new URL(link).pathname), title };
}

export interface Expected {
  /** Path with the language prefix. */
  localizedPath: string;
  /** Path of the same page in the other language. */
  otherPath: string;
  heading: string;
  title: string;
}

/** What a page must show in its language, from its prerendered HTML or the translations. */
export async function expectedOf(site: string, sample: Sample): Promise<Expected> {
  const { path, language } = sample;
  const documentTitle = (page: string) => translation(language, 'common', 'title', { page });
  const other = languages.find((one) => one !== language) ?? language;
  const at = (unprefixed: string) => ({
    localizedPath: withPrefix(unprefixed, language),
    otherPath: withPrefix(unprefixed, other),
  });
  if (path === ARTICLE) {
    const article = await newestArticle(site, language);
    return { ...at(article.path), heading: article.title, title: documentTitle(article.title) };
  }
  if (path === SEARCH) {
    const title = documentTitle(translation(language, 'search', 'titleOf', { query: 'visa' }));
    return { ...at(path), heading: translation(language, 'search', 'title'), title };
  }
  if (path === UNKNOWN) {
    const heading = translation(language, 'common', 'notFound.title');
    return { ...at(path), heading, title: documentTitle(heading) };
  }
  const document = await prerendered(site, sample.localizedPath);
  const heading = document.querySelector('h1')?.textContent ?? '';
  return { ...at(path), heading, title: document.title };
}
