import { createContext, useContext, useState } from 'react';
import { type Language, languages } from '../../lib/i18n/languages';

type Selection = [language: Language, select: (language: Language) => void];

export const SelectedLanguageContext = createContext<Selection | null>(null);

/**
 * The selected language and its setter; without a `SelectedLanguage` around it, the component's
 * own.
 */
export function useSelectedLanguage(): Selection {
  const own = useState<Language>(languages[0]);
  return useContext(SelectedLanguageContext) ?? own;
}
