import { useTranslation } from 'react-i18next';
import type { Language } from '../../lib/i18n/languages';
import { useLanguage } from '../../lib/i18n/useLanguage';

/** Marks a text that exists only in another language; nothing if both languages are the same. */
export function LanguageMark({ language }: { language: Language }) {
  const { t } = useTranslation();
  if (language === useLanguage()) return null;
  return <span className="tag">{t(`onlyIn.${language}`)}</span>;
}
