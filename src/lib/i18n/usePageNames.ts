import { useTranslation } from 'react-i18next';
import { pageId } from '../../content/site';
import { textAt } from './dynamicKey';

/**
 * `name` is the short name of a page, `card` its description in one line (`pages.json`), by path without language prefix. Both
 * return the key for an unknown page.
 */
export function usePageNames() {
  const { t } = useTranslation('pages');
  return {
    name: (path: string): string => textAt(t, `${pageId(path)}.name`),
    card: (path: string): string => textAt(t, `${pageId(path)}.card`),
  };
}
