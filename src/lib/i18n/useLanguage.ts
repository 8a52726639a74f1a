import { useTranslation } from 'react-i18next';
import type { Language } from './languages';

/** The current language of i18next. */
export const useLanguage = (): Language => useTranslation().i18n.language as Language;
