import { useTranslation } from 'react-i18next';
import { Button } from '../actions/Button';
import { ErrorCallout } from './ErrorCallout';
import styles from './LoadError.module.css';

interface Props {
  error: Error;
  busy?: boolean;
  onRetry: () => void;
  /**
   * A short message in place of a callout. Screen readers are not interrupted, because the lists beside it
   * fail together with it and announce the failure.
   */
  quiet?: boolean;
}

/** Data that could not be loaded, and a button that tries again. */
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
