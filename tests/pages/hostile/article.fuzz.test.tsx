import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadText } from '../../../src/lib/i18n/loadText';
import { isArticleLink, isFileUrl } from '../../../src/lib/urls/urls';
import type { NewsArticle } from '../../../src/site/data/news/news';
import { toArticle } from '../../../src/site/data/news/newsRows';
import { ArticleHead } from '../../../src/site/news/article/ArticleHead';
import { ArticleText, loadParsedText } from '../../../src/site/news/article/ArticleText';
import { ArticleView } from '../../../src/site/news/article/ArticleView';
import { attacks, forbiddenUrls } from '../../support/fuzz/attacks';
import { runs, seed } from '../../support/fuzz/fuzz';
import { hostileText, hostileUrl, unsafeMarkup } from '../../support/fuzz/hostile';
import { newsRow } from '../../support/screens/builders';

/** Renders articles with hostile texts by the public page's components and parses the HTML. */

const TEXTS = runs(1_000);
const ARTICLES = runs(200);
const LINKS = runs(5_000);

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

const renderToDocument = (element: React.ReactNode): Document =>
  parse(renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>));

/** The elements that the Markdown of an article can become. */
const MARKDOWN = new Set(
  'DIV P H2 H3 UL OL LI A EM STRONG BLOCKQUOTE PRE CODE HR BR SPAN TABLE THEAD TBODY TR TH TD'.split(
    ' ',
  ),
);

function expectHarmlessText(markdown: string): void {
  const { body } = renderToDocument(
    <ArticleText markdown={markdown} language="en" urls={[]} imageTexts={{}} />,
  );
  const elements = Array.from(body.getElementsByTagName('*'), ({ tagName }) => tagName);
  expect(elements.filter((name) => !MARKDOWN.has(name))).toEqual([]);
  expect(unsafeMarkup(body)).toEqual([]);
  for (const link of body.getElementsByTagName('a')) {
    const { host, protocol } = new URL(link.getAttribute('href') ?? '', 'https://embassy.example');
    if (host && host !== 'embassy.example') expect(link.rel).toContain('noopener');
    expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(protocol);
  }
}

const articleOf = (text: () => string, url: string): NewsArticle => ({
  ...toArticle(newsRow()),
  title: text(),
  content: text(),
  category: { slug: text(), name: text() },
  featuredImageUrl: url,
  additionalImages: [`${url}?2`],
  imageTexts: {
    [url]: { alt: text(), caption: text() },
    [`${url}?2`]: { alt: text(), caption: text() },
  },
  youtubeUrl: text(),
});

beforeAll(async () => {
  await loadParsedText();
  await loadText('en', ['news']);
});

describe('text of an article', () => {
  it.each(attacks)('is harmless for the attack %j', expectHarmlessText);

  it('is harmless for all attacks at once', () => {
    expectHarmlessText(attacks.join('\n\n'));
    expectHarmlessText(attacks.join(''));
  });

  it('is harmless for generated combinations of attacks', () => {
    fc.assert(fc.property(hostileText, expectHarmlessText), { seed: seed(), numRuns: TEXTS });
  });
});

it('article has one title, heading and structured data when every field is hostile', () => {
  const articles = fc
    .tuple(fc.array(hostileText, { minLength: 8, maxLength: 8 }), fc.webUrl())
    .map(([texts, url]) => {
      const remaining = [...texts];
      return articleOf(() => remaining.shift() ?? texts[0] ?? '', url);
    });
  fc.assert(
    fc.property(articles, (article) => {
      const page = renderToDocument(
        <>
          <ArticleHead article={article} />
          <ArticleView article={article} />
        </>,
      );
      expect(unsafeMarkup(page)).toEqual([]);
      const [script, ...scripts] = page.getElementsByTagName('script');
      expect(scripts).toEqual([]);
      for (const name of ['title', 'h1', 'article']) {
        expect(page.getElementsByTagName(name), name).toHaveLength(1);
      }
      const data = JSON.parse(script?.textContent ?? '');
      expect(data.headline).toBe(article.title);
      expect(Object.keys(data)).toContain('publisher');
    }),
    { seed: seed(), numRuns: ARTICLES },
  );
});

describe('URL in an article', () => {
  it.each(forbiddenUrls.slice(0, -2))('%j is neither a valid link nor a valid file', (url) => {
    expect([isArticleLink(url), isFileUrl(url)]).toEqual([false, false]);
  });

  it('accepted as a link has the scheme https, http, mailto or tel, or is on this site', () => {
    const candidates = fc.oneof(
      hostileUrl,
      hostileText,
      fc.webUrl(),
      fc.string().map((a) => `/${a}`),
    );
    fc.assert(
      fc.property(candidates, (url) => {
        const { protocol, origin } = URL.canParse(url, 'https://embassy.example')
          ? new URL(url, 'https://embassy.example')
          : { protocol: 'none:', origin: '' };
        if (isFileUrl(url)) expect(['https:', 'http:']).toContain(protocol);
        if (!isArticleLink(url)) return;
        expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(protocol);
        if (/^[/#]/.test(url)) expect(origin).toBe('https://embassy.example');
      }),
      { seed: seed(), numRuns: LINKS, examples: [['/\t/evil.example/x']] },
    );
    console.info(
      `content, attacks: ${attacks.length}; pages, fuzz cases: ${TEXTS + ARTICLES + LINKS}`,
    );
  });
});
