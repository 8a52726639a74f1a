import { Eye, Monitor, Smartphone } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { NewsPreview } from './NewsPreview';
import styles from './PreviewButton.module.css';
import { PreviewFrame } from './PreviewFrame';

const screens = [
  { name: 'desktop', width: 1280, icon: Monitor },
  { name: 'phone', width: 390, icon: Smartphone },
] as const;

type Preview = ComponentProps<typeof NewsPreview>;

interface Props extends Omit<Preview, 'article'> {
  /** Reads the article from the form when the button is pressed. */
  readArticle: () => Preview['article'];
}

/** Shows the unsaved article as its page will be. */
export function PreviewButton({ readArticle, ...preview }: Props) {
  const { t } = useTranslation('admin');
  const [shown, setShown] = useState<Preview | null>(null);
  const [screen, setScreen] = useState<(typeof screens)[number]>(screens[0]);
  return (
    <>
      <Button variant="secondary" onClick={() => setShown({ ...preview, article: readArticle() })}>
        <Eye aria-hidden="true" size="1.1em" />
        {t('preview.open')}
      </Button>
      {shown && (
        <Dialog title={t('preview.title')} wide onClose={() => setShown(null)}>
          <p>{t('preview.note')}</p>
          <fieldset className={styles.screens}>
            <legend className="visually-hidden">{t('preview.width')}</legend>
            {screens.map((one) => (
              <Button
                key={one.name}
                variant={one === screen ? 'primary' : 'secondary'}
                aria-pressed={one === screen}
                onClick={() => setScreen(one)}
              >
                <one.icon aria-hidden="true" size="1.1em" />
                {t(`preview.${one.name}`)}
              </Button>
            ))}
          </fieldset>
          <PreviewFrame key={screen.name} title={t('preview.title')} width={screen.width}>
            <NewsPreview {...shown} />
          </PreviewFrame>
        </Dialog>
      )}
    </>
  );
}
