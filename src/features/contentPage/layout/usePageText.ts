import { pageId } from '../../../content/site';
import { pageText } from '../../../lib/i18n/pageText';
import { useLanguage } from '../../../lib/i18n/useLanguage';

/**
 * Returns the texts of a content page with every placeholder filled in; an empty object for a page without a
 * namespace. `Text` is not checked here: tests/data compare each file with the shape of its page kind.
 */
export const usePageText = <Text>(path: string): Text =>
  pageText<Text>(useLanguage(), pageId(path));
