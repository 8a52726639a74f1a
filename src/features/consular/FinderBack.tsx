import { ArrowLeft, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { KEEP_SCROLL_POSITION } from '../../lib/browser/scroll';
import { AppLink } from '../../ui/navigation/AppLink';
import styles from './FinderBack.module.css';
import { finderUrl } from './resolveStep';

export function FinderBack({ steps }: { steps: string[] }) {
  const { t } = useTranslation('consular/needs');
  const { hash } = useLocation();
  return (
    <p className={styles.back}>
      <AppLink to={finderUrl(steps.slice(0, -1), hash)} state={KEEP_SCROLL_POSITION}>
        <ArrowLeft aria-hidden="true" size="1em" />
        {t('back')}
      </AppLink>
      {steps.length > 1 && (
        <AppLink to={finderUrl([], hash)} state={KEEP_SCROLL_POSITION}>
          <RotateCcw aria-hidden="true" size="1em" />
          {t('restart')}
        </AppLink>
      )}
    </p>
  );
}
