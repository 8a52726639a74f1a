import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { type ComponentType, type MouseEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { i18n } from '../../../lib/i18n/i18n';
import type { Language } from '../../../lib/i18n/languages';
import { fetchText } from '../../../lib/i18n/loadText';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { LanguageButtons } from '../../parts/LanguageButtons';
import { useItemForm } from '../form/ItemFormProvider';
import styles from './PreviewButton.module.css';

export interface Preview {
  Content: ComponentType<{ language: Language }>;
  /** Namespaces of its texts. */
  namespaces: string[];
}

/** Opens a preview of the unsaved item in either language, first in the selected one. */
export function PreviewButton({ note, namespaces, Content }: Preview & { note: string }) {
  const { t } = useTranslation('admin');
  const [selected] = useItemForm().selectedLanguage;
  const [language, setLanguage] = useState<Language | null>(null);
  return (
    <>
      <Button variant="secondary" onClick={() => setLanguage(selected)}>
        <Eye aria-hidden="true" size="1.1em" />
        {t('preview.open')}
      </Button>
      {language && (
        <Dialog title={t('preview.title')} wide onClose={() => setLanguage(null)}>
          <p>{note}</p>
          <LanguageButtons selected={language} onSelect={setLanguage} />
          <PreviewFrame
            key={language}
            language={language}
            namespaces={namespaces}
            Content={Content}
          />
        </Dialog>
      )}
    </>
  );
}

/**
 * Renders a part of a public page in any language; empty until its texts are loaded. An iframe with
 * the site's styles, because media queries then apply to its width. Links do nothing.
 */
function PreviewFrame({ language, namespaces, Content }: Preview & { language: Language }) {
  const { t } = useTranslation(['admin', 'common']);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [instance] = useState(() => i18n.cloneInstance({ lng: language }));
  const { isSuccess, isError } = usePreviewTexts([language], namespaces);
  const copyStyles = (frame: HTMLIFrameElement) => {
    const page = frame.contentDocument;
    if (!page) return;
    for (const style of document.querySelectorAll('link[rel="stylesheet"], style')) {
      page.head.append(style.cloneNode(true));
    }
    setBody(page.body);
  };
  const content = isSuccess && (
    <I18nextProvider i18n={instance}>
      <Content language={language} />
    </I18nextProvider>
  );
  return (
    <>
      <iframe
        title={t('preview.title')}
        className={`box ${styles.frame}`}
        srcDoc={`<!doctype html><html lang="${language}"><title>-</title><body></body></html>`}
        onLoad={({ currentTarget }) => copyStyles(currentTarget)}
      />
      {body &&
        createPortal(
          <div onClickCapture={preventNavigation}>
            {isError ? <p role="alert">{t('common:language.failed')}</p> : content}
          </div>,
          body,
        )}
    </>
  );
}

/** Fetches texts of the site in languages that the staff area does not show. */
export const usePreviewTexts = (shown: readonly Language[], namespaces: string[]) =>
  useQuery({
    queryKey: ['admin', 'previewTexts', shown, namespaces],
    queryFn: async () => {
      await Promise.all(shown.map((language) => fetchText(language, namespaces)));
      return true;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Cancels clicks on links of a preview, which would leave the form. */
export function preventNavigation(event: MouseEvent): void {
  // No `instanceof`, because elements in an iframe have constructors of another realm.
  if (!(event.target as Element).closest('a')) return;
  event.preventDefault();
  event.stopPropagation();
}
