import common from '../../../locales/ru/common.json';
import pages from '../../../locales/ru/pages.json';

export const base = { common, pages };

/**
 * Functions that import a namespace, by path (`../../../locales/ru/news.json`), except those in
 * `base`. They reject if the chunk cannot be fetched. Each language has its own list, so that a
 * page loads no other.
 */
export const namespaces = import.meta.glob<{ default: Record<string, unknown> }>([
  '../../../locales/ru/**/*.json',
  '!../../../locales/ru/{common,pages}.json',
]);
