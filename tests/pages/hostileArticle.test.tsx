import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadText } from '../../src/lib/i18n/loadText';
import { isArticleLink, isFileUrl } from '../../src/lib/urls/urls';
import { ArticleText, loadParsedText } from '../../src/site/news/article/ArticleText';
import { attacks, forbiddenUrls } from '../support/fuzz/attacks';
import { hostileText, unsafeMarkup } from '../support/fuzz/hostile';

/** Renders articles with hostile texts by the public page's components and parses the HTML. */

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

const renderToDocument = (element: React.ReactNode): Document =>
  parse(renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>));

/** The elements that the Markdown of an article can become. */
const MARKDOWN = new Set(
  'DIV P H2 H3 UL OL LI A EM STRONG BLOCKQUOTE BR SPAN TABLE THEAD TBODY TR TH TD'.split(' '),
);

function expectHarmlessText(markdown: string): void {
  const { body } = renderToDocument(<ArticleText markdown={markdown} language="en" />);
  const elements = Array.from(body.getElementsByTagName('*'), ({ tagName }) => tagName);
  expect(elements.filter((name) => !MARKDOWN.has(name))).toEqual([]);
  expect(unsafeMarkup(body)).toEqual([]);
  for (const link of body.getElementsByTagName('a')) {
    const { host, protocol } = new URL(link.getAttribute('href') ?? '', 'https://embassy.example');
    if (host && host !== 'embassy.example') expect(link.rel).toContain('noopener');
    expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(protocol);
  }
}

beforeAll(async () => {
  await loadParsedText();
  await loadText('en', ['news']);
});

describe('text of an article', () => {
  it.each(attacks)('is harmless for the attack %j', expectHarmlessText);

  it('is harmless for generated combinations of attacks', () => {
    fc.assert(fc.property(hostileText, expectHarmlessText), { seed: 2026, numRuns: 50 });
  });
});

describe('URL in an article', () => {
  it.each(forbiddenUrls.slice(0, -2))('%j is neither a valid link nor a valid file', (url) => {
    expect([isArticleLink(url), isFileUrl(url)]).toEqual([false, false]);
  });
});
