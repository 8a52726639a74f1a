import { type ReactNode, useState } from 'react';
import type { Language } from '../../lib/i18n/languages';
import { SelectedLanguageContext } from './useSelectedLanguage';

interface Props {
  initial: Language;
  children: ReactNode;
}

/**
 * Provides the language whose tabs are selected in a form on a narrow screen, so that the fields of its text
 * and those of its images change together.
 */
export function SelectedLanguage({ initial, children }: Props) {
  const selection = useState(initial);
  return <SelectedLanguageContext value={selection}>{children}</SelectedLanguageContext>;
}
