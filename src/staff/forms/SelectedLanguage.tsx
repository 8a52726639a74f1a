import { createContext, type ReactNode, useContext, useState } from 'react';
import { type Language, languages } from '../../lib/i18n/languages';

type Selection = [language: Language, select: (language: Language) => void];

const SelectedLanguageContext = createContext<Selection | null>(null);

/** Returns the selected language and its setter; outside of a `SelectedLanguage` those of the component itself. */
export function useSelectedLanguage(): Selection {
  const own = useState<Language>(languages[0]);
  return useContext(SelectedLanguageContext) ?? own;
}

/** Holds the language whose tabs are selected on a narrow screen, so that the fields of texts and of images change together. */
export function SelectedLanguage(props: { initial: Language; children: ReactNode }) {
  const selection = useState(props.initial);
  return <SelectedLanguageContext value={selection}>{props.children}</SelectedLanguageContext>;
}
