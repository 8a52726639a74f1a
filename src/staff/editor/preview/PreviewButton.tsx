import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { type ComponentType, type MouseEvent, type ReactNode, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { i18n } from '../../../lib/i18n/i18n';
import { type Language, languages } from '../../../lib/i18n/languages';
import { fetchText } from '../../../lib/i18n/loadText';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { useItemForm } from '../form/ItemFormProvider';
import styles from './PreviewButton.module.css';

export interface Preview {
  Content: ComponentType<{ language: Language }>;
  /** Namespaces of its texts. */
  namespaces: string[];
}

/** Opens a preview of the unsaved item in either language, first in the one that is selected in the form. */
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
          <fieldset className={`cluster gap-2 ${styles.options}`}>
            <legend className="visually-hidden">{t('preview.language')}</legend>
            {languages.map((id) => (
              <Button
                key={id}
                variant={id === language ? 'primary' : 'secondary'}
                aria-pressed={id === language}
                onClick={() => setLanguage(id)}
              >
                {t(`languages.${id}.name`)}
              </Button>
            ))}
          </fieldset>
          <PreviewFrame key={language} title={t('preview.title')} language={language}>
            <PageLanguage language={language} namespaces={namespaces}>
              <Content language={language} />
            </PageLanguage>
          </PreviewFrame>
        </Dialog>
      )}
    </>
  );
}

interface PageLanguageProps {
  language: Language;
  namespaces: string[];
  children: ReactNode;
}

/** Renders a part of a public page in a language that may differ from the staff area's. Empty until its texts are loaded. */
function PageLanguage({ language, namespaces, children }: PageLanguageProps) {
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

interface FrameProps {
  title: string;
  language: Language;
  children: ReactNode;
}

/** Renders an iframe with the site's styles, because media queries then apply to its width. Its links do nothing. */
function PreviewFrame({ title, language, children }: FrameProps) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const copyStyles = (frame: HTMLIFrameElement) => {
    const page = frame.contentDocument;
    if (!page) return;
    for (const style of document.querySelectorAll('link[rel="stylesheet"], style')) {
      page.head.append(style.cloneNode(true));
    }
    setBody(page.body);
  };
  return (
    <>
      <iframe
        title={title}
        className={styles.frame}
        srcDoc={`<!doctype html><html lang="${language}"><title>-</title><body></body></html>`}
        onLoad={({ currentTarget }) => copyStyles(currentTarget)}
      />
      {body && createPortal(<div onClickCapture={preventNavigation}>{children}</div>, body)}
    </>
  );
}

/** Cancels clicks on links of a preview, which would leave the form. */
export function preventNavigation(event: MouseEvent): void {
  // No `instanceof`, because elements in an iframe have constructors of another realm.
  if (!(event.target as Element).closest('a')) return;
  event.preventDefault();
  event.stopPropagation();
}
