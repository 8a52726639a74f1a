import { Eye, Monitor, Smartphone } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { NewsPreview } from './NewsPreview';
import styles from './PreviewButton.module.css';
import { PreviewFrame } from './PreviewFrame';

const DEVICES = [
  { name: 'desktop', width: 1280, icon: Monitor },
  { name: 'phone', width: 390, icon: Smartphone },
] as const;

type Preview = ComponentProps<typeof NewsPreview>;

interface Props extends Omit<Preview, 'article'> {
  /** Reads the article from the form when the button is pressed. */
  readArticle: () => Preview['article'];
}

/**
 * Renders a button that opens a dialog with a preview of the unsaved article, at the width of a computer
 * (1280 pixels) or a phone (390 pixels). The preview has the values of the moment of the press.
 */
export function PreviewButton({ readArticle, ...preview }: Props) {
  const { t } = useTranslation('admin');
  const [shown, setShown] = useState<Preview | null>(null);
  const [device, setDevice] = useState<(typeof DEVICES)[number]>(DEVICES[0]);
  return (
    <>
      <Button variant="secondary" onClick={() => setShown({ ...preview, article: readArticle() })}>
        <Eye aria-hidden="true" size="1.1em" />
        {t('preview.open')}
      </Button>
      {shown && (
        <Dialog title={t('preview.title')} wide onClose={() => setShown(null)}>
          <p>{t('preview.note')}</p>
          <fieldset className={styles.devices}>
            <legend className="visually-hidden">{t('preview.width')}</legend>
            {DEVICES.map((option) => (
              <Button
                key={option.name}
                variant={option === device ? 'primary' : 'secondary'}
                aria-pressed={option === device}
                onClick={() => setDevice(option)}
              >
                <option.icon aria-hidden="true" size="1.1em" />
                {t(`preview.${option.name}`)}
              </Button>
            ))}
          </fieldset>
          <PreviewFrame key={device.name} title={t('preview.title')} width={device.width}>
            <NewsPreview {...shown} />
          </PreviewFrame>
        </Dialog>
      )}
    </>
  );
}
