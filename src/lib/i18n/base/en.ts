import common from '../../../locales/en/common.json';
import pages from '../../../locales/en/pages.json';

export const base = { common, pages };

/**
 * Functions that import a namespace, by path (`../../../locales/en/news.json`), except those in
 * `base`. They reject if the chunk cannot be fetched. Each language has its own list, so that a
 * page loads no other.
 */
export const namespaces = import.meta.glob<{ default: Record<string, unknown> }>([
  '../../../locales/en/**/*.json',
  '!../../../locales/en/{common,pages}.json',
]);
