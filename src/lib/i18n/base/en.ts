import common from '../../../locales/en/common.json';
import pages from '../../../locales/en/pages.json';

/** The base namespaces, as one chunk. */
export const base = { common, pages };
