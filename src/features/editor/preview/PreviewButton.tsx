import { Eye, Monitor, Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { Frame } from './Frame';
import styles from './Preview.module.css';

const screens = [
  { name: 'desktop', width: 1280, icon: Monitor },
  { name: 'phone', width: 390, icon: Smartphone },
] as const;

/** Shows the unsaved article as its page will be. `draw` is asked when the button is pressed. */
export function PreviewButton({ draw }: { draw: () => ReactNode }) {
  const { t } = useTranslation('admin');
  const [page, setPage] = useState<ReactNode>(null);
  const [screen, setScreen] = useState<(typeof screens)[number]>(screens[0]);
  return (
    <>
      <Button look="secondary" onClick={() => setPage(draw())}>
        <Eye aria-hidden="true" size="1.1em" />
        {t('preview.open')}
      </Button>
      {page && (
        <Dialog title={t('preview.title')} wide onClose={() => setPage(null)}>
          <p>{t('preview.note')}</p>
          <fieldset className={styles.screens}>
            <legend className="visually-hidden">{t('preview.width')}</legend>
            {screens.map((one) => (
              <Button
                key={one.name}
                look={one === screen ? 'primary' : 'secondary'}
                aria-pressed={one === screen}
                onClick={() => setScreen(one)}
              >
                <one.icon aria-hidden="true" size="1.1em" />
                {t(`preview.${one.name}`)}
              </Button>
            ))}
          </fieldset>
          <Frame key={screen.name} title={t('preview.title')} width={screen.width}>
            {page}
          </Frame>
        </Dialog>
      )}
    </>
  );
}
