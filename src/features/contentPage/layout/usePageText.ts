import { pageId } from '../../../content/site';
import { pageText } from '../../../lib/i18n/pageText';
import { useLanguage } from '../../../lib/i18n/useLanguage';

/**
 * Returns the texts of a content page in the language of the page, with placeholders such as fees filled in;
 * `{}` for a page without texts.
 * @param path without a language prefix, `/consular/visa`
 * @typeParam Text their shape, not checked here: tests/data compares each language file with the shape of its
 * page
 */
export const usePageText = <Text>(path: string): Text =>
  pageText<Text>(useLanguage(), pageId(path));
