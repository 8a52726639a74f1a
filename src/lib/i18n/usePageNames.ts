import { useTranslation } from 'react-i18next';
import { pageId } from '../../content/site';
import { textAt } from './dynamicKey';

/**
 * Returns functions of a path without language prefix: `name` is the short name of a page and
 * `card` its description in one line (`pages.json`). An unknown page gets its key.
 */
export function usePageNames() {
  const { t } = useTranslation('pages');
  return {
    name: (path: string): string => textAt(t, `${pageId(path)}.name`),
    card: (path: string): string => textAt(t, `${pageId(path)}.card`),
  };
}
