import { useTranslation } from 'react-i18next';
import { pageId } from '../../content/site';
import { textAt } from './dynamicKey';

/** Returns functions for the short name and the one-line description of a page by its path (`pages.json`). */
export function usePageNames() {
  const { t } = useTranslation('pages');
  return {
    name: (path: string): string => textAt(t, `${pageId(path)}.name`),
    card: (path: string): string => textAt(t, `${pageId(path)}.card`),
  };
}
