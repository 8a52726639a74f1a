import { useTranslation } from 'react-i18next';
import type { Language } from '../../lib/i18n/languages';
import { useLanguage } from '../../lib/i18n/useLanguage';

/**
 * Marks a text as existing only in its own language; nothing for a text in the language of the
 * page.
 */
export function LanguageMark({ language }: { language: Language }) {
  const { t } = useTranslation();
  if (language === useLanguage()) return null;
  return <span className="tag">{t(`onlyIn.${language}`)}</span>;
}
