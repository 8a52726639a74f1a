import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/actions/Button';
import styles from './Counts.module.css';

interface Props {
  error: Error;
  busy: boolean;
  onRetry: () => void;
}

/**
 * A part that could not be fetched, and another try. Not said aloud: the lists below fail with it,
 * and five alerts at once help nobody.
 */
export function QuietFailure({ error, busy, onRetry }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.failure}>
      <p>{error.message}</p>
      <Button look="secondary" busy={busy} onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
