import { useTranslation } from 'react-i18next';
import { Button } from '../actions/Button';
import { ErrorCallout } from './ErrorCallout';
import styles from './LoadError.module.css';

interface Props {
  /** A ServiceError has advice; of any other error only the message is shown. */
  error: Error;
  /** A retry is pending: the button does nothing. */
  busy?: boolean;
  /** Called by the button; requests the data again. */
  onRetry: () => void;
  /**
   * Shows a short message instead of a callout, which screen readers do not announce, because the lists
   * beside it fail at the same time and announce the error.
   */
  compact?: boolean;
}

/** Renders the message of data that could not be loaded, its advice unless `compact`, and a button to retry. */
export function LoadError({ error, busy = false, onRetry, compact = false }: Props) {
  const { t } = useTranslation();
  const retry = (
    <Button variant="secondary" busy={busy} onClick={onRetry}>
      {t('retry', { ns: 'common' })}
    </Button>
  );
  if (!compact) return <ErrorCallout error={error}>{retry}</ErrorCallout>;
  return (
    <div className={styles.compact}>
      <p>{error.message}</p>
      {retry}
    </div>
  );
}
