import { JSDOM } from 'jsdom';
import { pages } from '../../src/content/site';
import { type Language, languages, withPrefix } from '../../src/lib/i18n/languages';
import { texts } from '../support/locales';

/** A page to open in each engine, in one of the languages. */
export interface Sample {
  /** Without the language's prefix. */
  path: string;
  /** With it. */
  address: string;
  language: Language;
}

const ARTICLE = 'an article';
const SEARCH = '/search?q=visa';
const UNKNOWN = '/no/such/page';

/** One page of each kind; those of kind `screen` have a component each, so all of them. */
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
    address: path === ARTICLE ? path : withPrefix(path, language),
    language,
  })),
);

export const isListed = ({ path }: Sample): boolean => pages.some((page) => page.path === path);

/** Whether the page comes without web fonts, menus and footer columns, because it must be small. */
export const isLight = ({ path }: Sample): boolean =>
  pages.some((page) => page.path === path && page.kind === 'help');

/** A text of the language files, its placeholders filled in. */
export function word(
  language: Language,
  namespace: string,
  path: string,
  values: Record<string, string> = {},
): string {
  const found = texts(language, namespace).find(([at]) => at === path)?.[1];
  if (found === undefined) throw new Error(`${namespace}:${path} is in no ${language} file`);
  return found.replace(/\{\{(\w+)\}\}/g, (_all, name) => values[name] ?? '');
}

/** What the server answers, before any script has run. */
export async function prerendered(site: string, address: string): Promise<Document> {
  const response = await fetch(site + address);
  return new JSDOM(await response.text()).window.document;
}

/** Path and title of the newest article, from the feed. */
async function newestArticle(site: string): Promise<{ path: string; title: string }> {
  const feed = await (await fetch(`${site}/feed.xml`)).text();
  const entry = new JSDOM(feed, { contentType: 'text/xml' }).window.document.querySelector('entry');
  const link = entry?.querySelector('link')?.getAttribute('href') ?? '';
  const title = entry?.querySelector('title')?.textContent ?? '';
  return { path: new URL(link).pathname, title };
}

export interface Expected {
  /** Address to open, with the language's prefix. */
  address: string;
  /** Address of the same page in the other language. */
  otherAddress: string;
  heading: string;
  title: string;
}

/** What a page must show in its language: by its prerendered HTML, else by the words of the site. */
export async function expectedOf(site: string, sample: Sample): Promise<Expected> {
  const { path, language } = sample;
  const titled = (page: string) => word(language, 'common', 'title', { page });
  const other = languages.find((one) => one !== language) ?? language;
  const at = (bare: string) => ({
    address: withPrefix(bare, language),
    otherAddress: withPrefix(bare, other),
  });
  if (path === ARTICLE) {
    const article = await newestArticle(site);
    return { ...at(article.path), heading: article.title, title: titled(article.title) };
  }
  if (path === SEARCH) {
    const title = titled(word(language, 'search', 'titleOf', { query: 'visa' }));
    return { ...at(path), heading: word(language, 'search', 'title'), title };
  }
  if (path === UNKNOWN) {
    const heading = word(language, 'common', 'notFound.title');
    return { ...at(path), heading, title: titled(heading) };
  }
  const document = await prerendered(site, sample.address);
  const heading = document.querySelector('h1')?.textContent ?? '';
  return { ...at(path), heading, title: document.title };
}
