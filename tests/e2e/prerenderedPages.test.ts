import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { HELP, pageId } from '../../src/content/site';
import { type Language, languages, withPrefix } from '../../src/lib/i18n/languages';
import { typeset } from '../../src/lib/text/typeset';
import { siteOfWorker } from '../support/browser/siteOfWorker';
import { namespaceText } from '../support/content/locales';
import {
  internalLinks,
  isFile,
  linksInOtherLanguage,
  pageProblems,
  textsWithoutLanguage,
} from '../support/html/page';
import { attributes, fetchPage, PUBLIC, prerenderedPages } from '../support/html/servedPage';

const site = siteOfWorker();

/** Every page as the server sends it, by its path; requested once for all tests. */
const served = new Map<string, Awaited<ReturnType<typeof fetchPage>>>();

/** Pages whose text is rendered in the browser: search results, an unknown path. */
const shells: { address: string; language: Language }[] = [
  ...languages.map((language) => ({ address: withPrefix('/search', language), language })),
  // Vercel serves one 404 page for both languages.
  { address: '/no/such/page', language: 'en' },
];

beforeAll(async () => {
  for (const { address } of prerenderedPages) served.set(address, await fetchPage(address));
  for (const { address } of shells) {
    const sentPage = await fetchPage(address);
    // One file is served for many paths here, so that its link to the other language without
    // JavaScript cannot name the requested path.
    for (const part of sentPage.document.querySelectorAll('noscript')) part.remove();
    served.set(address, sentPage);
  }
});

function page(address: string) {
  const found = served.get(address);
  if (!found) throw new Error(`${address} was not fetched`);
  return found;
}

function titleOf(path: string, language: Language): { title: string; heading: string } {
  const common = namespaceText(language, 'common') as unknown as { title: string };
  const texts = namespaceText(language, pageId(path)) as unknown as {
    title: string;
    hero: { name: string };
  };
  return path === '/'
    ? { title: texts.title, heading: texts.hero.name }
    : { title: common.title.replace('{{page}}', texts.title), heading: texts.title };
}

describe.each(prerenderedPages)('prerendered page $address', ({ address, path, language }) => {
  it('has its title and one heading', () => {
    const { response, document } = page(address);
    const { title, heading } = titleOf(path, language);
    expect(response.status).toBe(200);
    expect(document.querySelectorAll('title')).toHaveLength(1);
    expect(document.title).toBe(title);
    const headings = [...document.querySelectorAll('h1')].map(({ textContent }) => textContent);
    expect(headings.map((text) => text.replaceAll('\u2060', ''))).toEqual([heading]);
  });

  it('has description, canonical URL, hreflang links and a share image in its head', () => {
    const { document } = page(address);
    expect(attributes(document, 'meta[name="description"]', 'content')).toEqual([
      expect.stringMatching(/\S{2}/),
    ]);
    expect(attributes(document, 'link[rel="canonical"]', 'href')).toEqual([PUBLIC + address]);
    expect(attributes(document, 'link[hreflang]', 'href')).toEqual(
      ['en', 'ru', 'en'].map((code) => PUBLIC + withPrefix(path, code as Language)),
    );
    const image = attributes(document, 'meta[property="og:image"]', 'content')[0];
    expect(image).toMatch(new RegExp(`^${PUBLIC}/share/.+[.]jpg$`));
  });

  it('requests styles of at most 20 kB gzipped and two fonts of 30 kB at once', async () => {
    const { document } = page(address);
    const kilobytes = async (selector: string, size: (file: Buffer) => number) => {
      const urls = attributes(document, selector, 'href');
      const files = await Promise.all(urls.map((url) => fetch(site + url)));
      const bytes = files.map(async (file) => size(Buffer.from(await file.arrayBuffer())));
      return (await Promise.all(bytes)).reduce((sum, one) => sum + one, 0) / 1000;
    };
    const styles = await kilobytes('link[rel="stylesheet"]', (file) => gzipSync(file).length);
    expect(styles).toBeLessThan(20);
    expect(await kilobytes('link[as="font"]', ({ length }) => length)).toBeLessThan(30);
    // The help page has none (design 7).
    const fonts = address.endsWith(HELP) ? 0 : 2;
    expect(document.querySelectorAll('link[as="font"]')).toHaveLength(fonts);
  });

  it('has no inline script or style except the data of news', () => {
    const { document } = page(address);
    const inline = [...document.querySelectorAll('script:not([src])')];
    const hasNews = /^(?:\/ru)?(?:\/news|\/notices|\/)?$/.test(address);
    expect(inline.map(({ attributes: texts }) => texts.getNamedItem('type')?.value)).toEqual(
      hasNews ? ['application/json'] : [],
    );
    expect(document.querySelectorAll('style, [style], [onclick]')).toHaveLength(0);
  });
});

describe.each([...prerenderedPages, ...shells])('HTML of $address', ({ address, language }) => {
  it('has its language, ordered headings, complete texts and links in its language', () => {
    const { document } = page(address);
    expect(document.documentElement.lang).toBe(language);
    expect(pageProblems(document)).toEqual([]);
    expect(internalLinks(document).length).toBeGreaterThan(10);
    expect(linksInOtherLanguage(language, document)).toEqual([]);
    expect(textsWithoutLanguage(document)).toEqual([]);
  });
});

it('the page of notices has the whole texts, those that have ended under the others, and says once that they are examples', () => {
  const { document } = page('/ru/notices');
  expect(document.body.textContent.match(/Посольство их\sне\sпубликовало/g)).toHaveLength(1);
  const jamhuri = document.getElementById('20000000-0000-4000-8000-000000000004');
  const text = typeset('По субботам Посольство закрыто.');
  expect(jamhuri?.textContent).toContain(text);
  const headings = [...document.querySelectorAll('h2')];
  const past = headings.find(({ textContent }) => textContent === 'Прошедшие объявления');
  const first = past?.nextElementSibling?.querySelector('li')?.textContent;
  expect(first).toMatch(/^В\sчетверг приёма нет\s*Прошло \d+/);
});

describe('links of all pages', () => {
  /** Each internal link with the first page that has it. */
  const links = new Map<string, string>();

  beforeAll(() => {
    for (const [address, { document }] of served) {
      for (const href of internalLinks(document)) {
        if (!links.has(href)) links.set(href, address);
      }
    }
  });

  it('lead to an existing page or file at its canonical path', async () => {
    const broken: string[] = [];
    for (const [href, from] of links) {
      const { status, headers } =
        served.get(href)?.response ?? (await fetch(site + href, { redirect: 'manual' }));
      const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
      if (status !== 200 || isPage === isFile(href)) broken.push(`${from} → ${href}: ${status}`);
    }
    expect(broken).toEqual([]);
  });

  it('lead to an existing element when they have a hash', () => {
    const broken: string[] = [];
    for (const [href, from] of links) {
      const { pathname, hash } = new URL(href, PUBLIC);
      const target = served.get(pathname)?.document;
      if (hash && !target?.getElementById(hash.slice(1))) broken.push(`${from} → ${href}`);
    }
    expect(broken).toEqual([]);
  });
});
