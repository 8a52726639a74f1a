import { useTranslation } from 'react-i18next';
import type { Language } from '../../lib/i18n/languages';
import { useLanguage } from '../../lib/i18n/useLanguage';

/** Marks a text in another language than the page; nothing for a text in the page's language. */
export function LanguageMark({ language }: { language: Language }) {
  const { t } = useTranslation();
  if (language === useLanguage()) return null;
  return <span className="tag">{t(`onlyIn.${language}`)}</span>;
}
