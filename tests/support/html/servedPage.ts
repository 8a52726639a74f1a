import { JSDOM } from 'jsdom';
import { pages } from '../../../src/content/site';
import { languages, withPrefix } from '../../../src/lib/i18n/languages';
import { siteOfWorker } from '../browser/siteOfWorker';

/** The public origin of the demo build (.env.demo). */
export const PUBLIC = 'http://localhost';

/** The path of every prerendered page in both languages. */
export const prerenderedPages = pages.flatMap(({ path }) =>
  languages.map((language) => ({ address: withPrefix(path, language), path, language })),
);

const { DOMParser } = new JSDOM().window;

/** Parses a page. In one window for all pages, because each window costs as much as a page. */
export const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

/** Fetches a page without running its scripts; redirects are not followed. */
export async function fetchPage(path: string): Promise<{ response: Response; document: Document }> {
  const response = await fetch(siteOfWorker() + path, { redirect: 'manual' });
  return { response, document: parse(await response.text()) };
}

/** Returns the values of an attribute in document order. */
export const attributes = (document: Document, selector: string, name: string): (string | null)[] =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name));
