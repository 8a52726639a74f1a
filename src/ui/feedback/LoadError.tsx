import { useTranslation } from 'react-i18next';
import { Button } from '../actions/Button';
import { ErrorCallout } from './ErrorCallout';
import styles from './LoadError.module.css';

interface Props {
  error: Error;
  busy?: boolean;
  onRetry: () => void;
  /**
   * Shows a short message instead of a callout, which screen readers do not announce, because the lists
   * beside it fail at the same time and announce the error.
   */
  quiet?: boolean;
}

/** The error of data that could not be loaded, with a button to retry. */
export function LoadError({ error, busy = false, onRetry, quiet = false }: Props) {
  const { t } = useTranslation();
  const retry = (
    <Button variant="secondary" busy={busy} onClick={onRetry}>
      {t('retry', { ns: 'common' })}
    </Button>
  );
  if (!quiet) return <ErrorCallout error={error}>{retry}</ErrorCallout>;
  return (
    <div className={styles.quiet}>
      <p>{error.message}</p>
      {retry}
    </div>
  );
}
