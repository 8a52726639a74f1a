import common from '../../../locales/ru/common.json';
import errors from '../../../locales/ru/errors.json';
import pages from '../../../locales/ru/pages.json';

/** The words that every page needs, as one file. */
export const base = { common, errors, pages };
