import { useTranslation } from 'react-i18next';
import type { Language } from './languages';

/** Returns the current language of i18next, and re-renders the component when it changes. */
export const useLanguage = (): Language => useTranslation().i18n.language as Language;
