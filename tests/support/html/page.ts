import axe from 'axe-core';
import { vi } from 'vitest';
import { emails, urls } from '../../../src/content/facts';
import type { Language } from '../../../src/lib/i18n/languages';
import { allTexts } from '../content/locales';
import { skippedLevels } from './headings';

/**
 * Runs axe in jsdom on a part of the page and returns the violations as `rule: element`. Contrast
 * is not checked, because jsdom applies no styles.
 */
export async function violations(part: Element | Document = document): Promise<string[]> {
  // axe needs a canvas to detect icon fonts; the site has none, and jsdom has no canvas.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const result = await axe.run(part, {
    resultTypes: ['violations'],
    preload: false,
    rules: { 'color-contrast': { enabled: false } },
  });
  return result.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

const READ_ALOUD = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title', 'content'];

/** `NodeFilter.SHOW_TEXT` as a number, because Node.js has no `NodeFilter`. */
const SHOW_TEXT = 4;

/** Returns the text nodes of the page, each with the element in which it stands. */
function textNodes(page: Document): { text: string; parent: Element }[] {
  const nodes: { text: string; parent: Element }[] = [];
  const walker = page.createTreeWalker(page.body, SHOW_TEXT);
  while (walker.nextNode()) {
    const { nodeValue, parentElement } = walker.currentNode;
    // The data of news in a script are no text.
    if (parentElement && parentElement.tagName !== 'SCRIPT')
      nodes.push({ text: nodeValue ?? '', parent: parentElement });
  }
  return nodes;
}

/** Returns every text of the page: text nodes, the title and attributes that are read aloud. */
function shownTexts(page: Document): string[] {
  const texts: string[] = [page.title, ...textNodes(page).map(({ text }) => text)];
  for (const element of page.querySelectorAll(READ_ALOUD.map((name) => `[${name}]`).join())) {
    texts.push(...READ_ALOUD.map((name) => element.getAttribute(name) ?? ''));
  }
  return texts.map((text) => text.trim()).filter(Boolean);
}

const keys = new Set(allTexts('en').flatMap(([path]) => [path, path.slice(path.indexOf(':') + 1)]));
const KEY_LIKE = /^[a-z][\w/-]*(?:[.:][a-z][\w-]*)+$/;
/** Host names that pages print beside links. */
const hosts = new Set(Object.values(urls).map((url) => new URL(url).host.replace('www.', '')));
const isHost = (word: string): boolean => hosts.has(word.replace('www.', ''));
/** Local parts of the e-mail addresses, after which a link can break into two texts. */
const mailboxes = new Set(Object.values(emails).map((email) => email.split('@')[0]));
/** File names, which the staff area prints beside images and documents. */
const isFileName = (word: string): boolean => /\.(?:svg|jpe?g|png|pdf|docx|xlsx)$/.test(word);

/** Returns texts that are a translation key, or look like one and are no source code. */
function rawKeys(page: Document): string[] {
  const code = sourceCode(page);
  return shownTexts(page).filter(
    (text) =>
      !code.has(text) &&
      ((keys.has(text) && !mailboxes.has(text)) ||
        text
          .split(/[\s,;()]+|\.$/)
          .some((word) => KEY_LIKE.test(word) && !isHost(word) && !isFileName(word))),
  );
}

const sourceCode = (page: Document): Set<string> =>
  new Set([...page.querySelectorAll('pre')].map(({ textContent }) => textContent.trim()));

/** Returns texts with a placeholder that was not filled in. */
const unfilledPlaceholders = (page: Document): string[] =>
  shownTexts(page).filter((text) => /\{\{|\}\}|undefined|\[object|NaN/.test(text));

/** Returns the hrefs of the page's links that stay on the site. */
export const internalLinks = (page: Document = document): string[] => [
  ...new Set(
    [...page.querySelectorAll('a[href]')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => !/^(?:[a-z]+:|#)/i.test(href)),
  ),
];

/** Returns whether a link opens a file of the site. */
export const isFile = (href: string): boolean => /\.[a-z]{3,4}$/.test(href);

/**
 * Returns links to pages in another language than the given one. Ignores the staff area and files,
 * which have no prefix.
 */
export function linksInOtherLanguage(language: Language, page: Document = document): string[] {
  const isRussian = (href: string) => /^\/ru(?:[/?#]|$)/.test(href);
  return internalLinks(page).filter(
    (href) => href !== '/admin' && !isFile(href) && isRussian(href) !== (language === 'ru'),
  );
}

/** What shows that a text is in another language; host names and single letters do not. */
const FOREIGN: Partial<Record<string, RegExp>> = {
  en: /^(?!\S+\.рф$)[\s\S]*[а-яё]{2}/i,
  ru: /^[^а-яё]*\b[a-z]+(?:[ \u00a0][a-z]+){3}\b[^а-яё]*$/i,
};

/** Returns texts in another language than the nearest `lang` says. */
export const textsWithoutLanguage = (page: Document): string[] =>
  textNodes(page).flatMap(({ text, parent }) => {
    const lang = parent.closest('[lang]')?.getAttribute('lang') ?? '';
    return FOREIGN[lang]?.test(text.trim()) ? text : [];
  });

/** Returns in-page links whose target is not on the page. */
const brokenAnchors = (page: Document): string[] =>
  [...page.querySelectorAll('a[href^="#"]')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => !page.getElementById(href.slice(1)));

/** Returns what is wrong on any page: headings, raw keys, placeholders, anchors. */
export const pageProblems = (page: Document = document): string[] => [
  ...skippedLevels(page).map((level) => `heading of level ${level} below a gap`),
  ...rawKeys(page).map((text) => `raw key: ${text}`),
  ...unfilledPlaceholders(page).map((text) => `placeholder: ${text}`),
  ...brokenAnchors(page).map((href) => `anchor without target: ${href}`),
];

/** The page's `meta` description; null when it has none. */
export const description = (): string | null =>
  document.querySelector('meta[name="description"]')?.getAttribute('content') ?? null;
