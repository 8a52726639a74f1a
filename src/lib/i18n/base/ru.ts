import common from '../../../locales/ru/common.json';
import pages from '../../../locales/ru/pages.json';

export const base = { common, pages };

/** Imports a namespace by path; each language has its own list, so that a page loads no other. */
export const namespaces = import.meta.glob<{ default: Record<string, unknown> }>([
  '../../../locales/ru/**/*.json',
  '!../../../locales/ru/{common,pages}.json',
]);
