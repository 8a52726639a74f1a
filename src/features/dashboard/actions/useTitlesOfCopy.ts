import { useTranslation } from 'react-i18next';
import { type Language, otherLanguage } from '../../../lib/i18n/languages';
import { fetchText } from '../../../lib/i18n/loadText';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { copyTitle } from './copyTitle';

/**
 * Marks the title of a copy in the title's own language, or in the interface's if the translations
 * of the other one cannot be loaded.
 */
export function useTitlesOfCopy() {
  const { t } = useTranslation('admin');
  const current = useLanguage();
  const titleOfCopy = (title: string, lng: Language) =>
    copyTitle(title, (original) => t('copyTitle', { title: original, lng }));
  return (): Promise<typeof titleOfCopy> =>
    fetchText(otherLanguage(current), ['admin']).then(
      () => titleOfCopy,
      () => (title) => titleOfCopy(title, current),
    );
}
