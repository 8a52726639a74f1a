import { useTranslation } from 'react-i18next';
import type { Language } from './languages';

/** Returns the language of the texts on the page, and re-renders when it is switched. */
export const useLanguage = (): Language => useTranslation().i18n.language as Language;
