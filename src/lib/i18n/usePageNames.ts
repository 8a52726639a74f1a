import { useTranslation } from 'react-i18next';
import { pageId } from '../../content/site';
import { textAt } from './dynamicKey';

/** Short name and one-line description of any page, from `pages.json`. */
export function usePageNames() {
  const { t } = useTranslation('pages');
  return {
    name: (path: string): string => textAt(t, `${pageId(path)}.name`),
    card: (path: string): string => textAt(t, `${pageId(path)}.card`),
  };
}
