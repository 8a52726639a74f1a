import { pageId } from '../../../content/site';
import { pageText } from '../../../lib/i18n/pageText';
import { useLanguage } from '../../../lib/i18n/useLanguage';

/**
 * Returns the text of a page with the placeholders filled in; `{}` if the page has no texts, or if
 * its namespace is not loaded.
 * @typeParam Text not checked here: tests/data compares language files with the shape of their page
 */
export const usePageText = <Text>(path: string): Text =>
  pageText<Text>(useLanguage(), pageId(path));
