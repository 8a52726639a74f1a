import { Eye, Monitor, Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, languages } from '../../../lib/i18n/languages';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { useSelectedLanguage } from '../../forms/useSelectedLanguage';
import { OptionButtons } from './OptionButtons';
import { PageLanguage } from './PageLanguage';
import { PreviewFrame } from './PreviewFrame';

const WIDTHS = { desktop: 1280, phone: 390 };
const ICONS = { desktop: Monitor, phone: Smartphone };
const DEVICES = ['desktop', 'phone'] as const;

interface Props {
  note: string;
  /** Namespaces that the preview needs. */
  namespaces: string[];
  /** The unsaved item as visitors of a language see it. */
  children: (language: Language) => ReactNode;
}

/**
 * Opens a preview of the unsaved item in either language, first in the one that is selected in the
 * form, at the width of a computer or a phone.
 */
export function PreviewButton({ note, namespaces, children }: Props) {
  const { t } = useTranslation('admin');
  const [selected] = useSelectedLanguage();
  const [language, setLanguage] = useState<Language | null>(null);
  const [device, setDevice] = useState<keyof typeof WIDTHS>('desktop');
  return (
    <>
      <Button variant="secondary" onClick={() => setLanguage(selected)}>
        <Eye aria-hidden="true" size="1.1em" />
        {t('preview.open')}
      </Button>
      {language && (
        <Dialog title={t('preview.title')} wide onClose={() => setLanguage(null)}>
          <p>{note}</p>
          <OptionButtons
            legend={t('preview.language')}
            options={languages.map((id) => ({
              id,
              label: t(`languages.${id}.name`),
            }))}
            selected={language}
            onSelect={setLanguage}
          />
          <OptionButtons
            legend={t('preview.width')}
            options={DEVICES.map((id) => ({ id, label: t(`preview.${id}`), icon: ICONS[id] }))}
            selected={device}
            onSelect={setDevice}
          />
          <PreviewFrame
            key={`${device} ${language}`}
            title={t('preview.title')}
            width={WIDTHS[device]}
            language={language}
          >
            <PageLanguage language={language} namespaces={namespaces}>
              {children(language)}
            </PageLanguage>
          </PreviewFrame>
        </Dialog>
      )}
    </>
  );
}
