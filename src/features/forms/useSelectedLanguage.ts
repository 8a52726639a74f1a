import { createContext, useContext, useState } from 'react';
import { type Language, languages } from '../../lib/i18n/languages';

type Selection = [language: Language, select: (language: Language) => void];

/** The value of `SelectedLanguage`; null outside of it. */
export const SelectedLanguageContext = createContext<Selection | null>(null);

/**
 * Returns the selected language of the form and a function that selects another; without a
 * `SelectedLanguage` around it, the component has a selection of its own.
 */
export function useSelectedLanguage(): Selection {
  const own = useState<Language>(languages[0]);
  return useContext(SelectedLanguageContext) ?? own;
}
