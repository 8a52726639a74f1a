import { ArrowLeft, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { IN_PLACE } from '../../lib/browser/scroll';
import { LocalLink } from '../../ui/navigation/LocalLink';
import styles from './FinderBack.module.css';
import { needUrl } from './findNeed';

/** The way to the previous question and, from further in, to the first. */
export function FinderBack({ steps }: { steps: string[] }) {
  const { t } = useTranslation('consular/needs');
  const { hash } = useLocation();
  return (
    <p className={styles.back}>
      <LocalLink to={needUrl(steps.slice(0, -1), hash)} state={IN_PLACE}>
        <ArrowLeft aria-hidden="true" size="1em" />
        {t('back')}
      </LocalLink>
      {steps.length > 1 && (
        <LocalLink to={needUrl([], hash)} state={IN_PLACE}>
          <RotateCcw aria-hidden="true" size="1em" />
          {t('restart')}
        </LocalLink>
      )}
    </p>
  );
}
