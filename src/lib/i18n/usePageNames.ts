import { useTranslation } from 'react-i18next';
import { pageId } from '../../content/site';

/** Short name and one-line description of any page, from `pages.json`. */
export function usePageNames() {
  const { t } = useTranslation('pages');
  return {
    name: (path: string): string => t(`${pageId(path)}.name` as 'home.name'),
    card: (path: string): string => t(`${pageId(path)}.card` as 'home.card'),
  };
}
