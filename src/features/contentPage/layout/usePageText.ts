import { pageId } from '../../../content/site';
import { pageText } from '../../../lib/i18n/pageText';
import { useLanguage } from '../../../lib/i18n/useLanguage';

/**
 * The words of a content page with every placeholder filled in. The data tests hold that each file
 * has the shape of its page's kind (tests/data).
 */
export const usePageText = <Text>(path: string): Text =>
  pageText<Text>(useLanguage(), pageId(path));
