import { type ReactNode, useState } from 'react';
import type { Language } from '../../lib/i18n/languages';
import { SelectedLanguageContext } from './useSelectedLanguage';

interface Props {
  initial: Language;
  children: ReactNode;
}

/**
 * Holds the language whose tabs are selected on a narrow screen, so that the fields of texts and of
 * images change together.
 */
export function SelectedLanguage({ initial, children }: Props) {
  const selection = useState(initial);
  return <SelectedLanguageContext value={selection}>{children}</SelectedLanguageContext>;
}
