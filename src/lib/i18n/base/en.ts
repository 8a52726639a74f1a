import common from '../../../locales/en/common.json';
import pages from '../../../locales/en/pages.json';

export const base = { common, pages };

/** Imports another namespace, by its path: listed here so that a page loads the list of its own language alone. */
export const namespaces = import.meta.glob<{ default: Record<string, unknown> }>([
  '../../../locales/en/**/*.json',
  '!../../../locales/en/{common,pages}.json',
]);
