import common from '../../../locales/en/common.json';
import pages from '../../../locales/en/pages.json';

export const base = { common, pages };

/** Imports a namespace by path; each language has its own list, so that a page loads no other. */
export const namespaces = import.meta.glob<{ default: Record<string, unknown> }>([
  '../../../locales/en/**/*.json',
  '!../../../locales/en/{common,pages}.json',
]);
