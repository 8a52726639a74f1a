import common from '../../../locales/ru/common.json';
import pages from '../../../locales/ru/pages.json';

/** The base namespaces, as one chunk. */
export const base = { common, pages };
