import common from '../../../locales/en/common.json';
import errors from '../../../locales/en/errors.json';
import pages from '../../../locales/en/pages.json';

/** The words that every page needs, as one file. */
export const base = { common, errors, pages };
