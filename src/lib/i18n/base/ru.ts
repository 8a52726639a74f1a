import common from '../../../locales/ru/common.json';
import pages from '../../../locales/ru/pages.json';

export const base = { common, pages };

/** Imports another namespace, by its path: listed here so that a page loads the list of its own language alone. */
export const namespaces = import.meta.glob<{ default: Record<string, unknown> }>([
  '../../../locales/ru/**/*.json',
  '!../../../locales/ru/{common,pages}.json',
]);
