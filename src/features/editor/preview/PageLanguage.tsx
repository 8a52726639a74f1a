import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { i18n } from '../../../lib/i18n/i18n';
import type { Language } from '../../../lib/i18n/languages';
import { fetchText } from '../../../lib/i18n/loadText';

interface Props {
  language: Language;
  /** Namespaces that the children need. */
  namespaces: string[];
  children: ReactNode;
}

/**
 * Renders a part of a public page in a language that may differ from the staff area's. Empty until
 * its texts are loaded.
 */
export function PageLanguage({ language, namespaces, children }: Props) {
  const { t } = useTranslation();
  const instance = useMemo(() => i18n.cloneInstance({ lng: language }), [language]);
  const { isSuccess, isError } = useQuery({
    queryKey: ['admin', 'previewTexts', language, ...namespaces],
    queryFn: async () => {
      await fetchText(language, namespaces);
      return language;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isError) return <p role="alert">{t('language.failed')}</p>;
  return isSuccess && <I18nextProvider i18n={instance}>{children}</I18nextProvider>;
}
