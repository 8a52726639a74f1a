import { existsSync } from 'node:fs';
import axe from 'axe-core';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { vi } from 'vitest';
import { emails, urls } from '../../src/content/facts';
import type { Language } from '../../src/lib/i18n/languages';
import { allTexts } from './locales';

/** Levels of the page's headings in the order of the page. */
export const headingLevels = (page: Document = document): number[] =>
  [...page.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName[1]));

/** Headings that stand more than one level below the heading before them. */
export const skippedLevels = (page: Document = document): number[] =>
  headingLevels(page).filter((level, index, all) => level > (all[index - 1] ?? 0) + 1);

/**
 * What axe finds wrong in a part of the page (all of it unless told), as rule and place. Without
 * styles it cannot judge contrast.
 */
export async function violations(part: Element | Document = document): Promise<string[]> {
  // axe asks for a canvas to recognise icon fonts; the site has none, nor has the simulated page.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const result = await axe.run(part, {
    resultTypes: ['violations'],
    preload: false,
    rules: { 'color-contrast': { enabled: false } },
  });
  return result.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

const READ_ALOUD = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title', 'content'];

/** `NodeFilter.SHOW_TEXT`, by its number because Node.js has no `NodeFilter`. */
const SHOW_TEXT = 4;

/** Every text of the page: what is seen and what is read aloud. */
function pageTexts(page: Document): string[] {
  const found: string[] = [page.title];
  const walker = page.createTreeWalker(page.body, SHOW_TEXT);
  while (walker.nextNode()) found.push(walker.currentNode.nodeValue ?? '');
  for (const element of page.querySelectorAll(READ_ALOUD.map((name) => `[${name}]`).join())) {
    found.push(...READ_ALOUD.map((name) => element.getAttribute(name) ?? ''));
  }
  return found.map((text) => text.trim()).filter(Boolean);
}

const keys = new Set(allTexts('en').flatMap(([path]) => [path, path.slice(path.indexOf(':') + 1)]));
const KEY_LIKE = /^[a-z][\w/-]*(?:[.:][a-z][\w-]*)+$/;
/** Names of other sites, which pages print beside links. */
const hosts = new Set(Object.values(urls).map((url) => new URL(url).host.replace('www.', '')));
const isHost = (word: string): boolean => hosts.has(word.replace('www.', ''));
/** What stands before the `@` of an address, where a link may be broken into two texts. */
const mailboxes = new Set(Object.values(emails).map((email) => email.split('@')[0]));
/** Names of files, which the staff area prints beside pictures and documents. */
const isFileName = (word: string): boolean => /\.(?:svg|jpe?g|png|pdf|docx|xlsx)$/.test(word);

/** Texts that are a key of the language files, or look like one, in place of words. */
export const rawKeys = (page: Document = document): string[] =>
  pageTexts(page).filter(
    (text) =>
      (keys.has(text) && !mailboxes.has(text)) ||
      text
        .split(/[\s,;()]+|\.$/)
        .some((word) => KEY_LIKE.test(word) && !isHost(word) && !isFileName(word)),
  );

/** Texts with a placeholder nobody filled in. */
export const unfilledPlaceholders = (page: Document = document): string[] =>
  pageTexts(page).filter((text) => /\{\{|\}\}|undefined|\[object|NaN/.test(text));

/** The addresses of the page's links that stay on the site. */
export const internalLinks = (page: Document = document): string[] => [
  ...new Set(
    [...page.querySelectorAll('a[href]')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => !/^(?:[a-z]+:|#)/i.test(href)),
  ),
];

/** Whether a link opens a file of the site. */
export const isFile = (href: string): boolean => /\.[a-z]{3,4}$/.test(href);

/**
 * Links to pages in another language than the page's. Leaves out the staff area and files, which have no
 * prefix, and the link to the other language in `<noscript>`.
 */
export function linksInOtherLanguage(language: Language, page: Document = document): string[] {
  const switches = new Set(
    [...page.querySelectorAll('noscript a[href]')].map((link) => link.getAttribute('href')),
  );
  const isRussian = (href: string) => /^\/ru(?:[/?#]|$)/.test(href);
  return internalLinks(page).filter(
    (href) =>
      href !== '/admin' &&
      !isFile(href) &&
      !switches.has(href) &&
      isRussian(href) !== (language === 'ru'),
  );
}

/** Whether an address has a file or a page of its own, not the page for unknown paths. */
export function matchesPage(routes: RouteObject[], href: string): boolean {
  if (isFile(href)) return existsSync(`public${href}`);
  const { pathname } = new URL(href, 'http://localhost');
  const matches = matchRoutes(routes, pathname) ?? [];
  return matches.length > 0 && !matches.some(({ route }) => route.path?.endsWith('*'));
}

/** In-page links whose target is not on the page. */
export const brokenAnchors = (page: Document = document): string[] =>
  [...page.querySelectorAll('a[href^="#"]')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => !page.getElementById(href.slice(1)));

/** What no page may have, whatever it is about: each with its kind. */
export const pageProblems = (page: Document = document): string[] => [
  ...skippedLevels(page).map((level) => `heading of level ${level} below a gap`),
  ...rawKeys(page).map((text) => `raw key: ${text}`),
  ...unfilledPlaceholders(page).map((text) => `placeholder: ${text}`),
  ...brokenAnchors(page).map((href) => `anchor without target: ${href}`),
];

/** The page's `meta` description; null when it has none. */
export const description = (): string | null =>
  document.querySelector('meta[name="description"]')?.getAttribute('content') ?? null;
