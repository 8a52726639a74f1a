import { customPageSections } from '../../../src/content/customPageSections';
import { withParts } from '../../../src/content/sections';
import { pageId, pages } from '../../../src/content/site';
import type { Section } from '../../../src/content/textTypes';
import type { Language } from '../../../src/lib/i18n/languages';
import { namespaceText } from './locales';

const paths = new Set<string>(pages.map(({ path }) => path));

/** Returns the sections of a page and their parts. */
export function sectionsOf(path: string, language: Language = 'en'): [string, Section][] {
  const text = namespaceText(language, pageId(path)) as {
    sections?: Record<string, Section>;
  } | null;
  return withParts(text?.sections ?? {});
}

export const anchorsOf = (path: string): string[] => [
  ...sectionsOf(path).map(([anchor]) => anchor),
  ...Object.keys(customPageSections[path] ?? {}),
];

/** Whether a URL names a page of the site map and, with an anchor, one of its sections. */
export function exists(target: string): boolean {
  const [path = '', anchor] = target.split('#');
  return paths.has(path) && (anchor === undefined || anchorsOf(path).includes(anchor));
}
