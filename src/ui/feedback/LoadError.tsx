import { useTranslation } from 'react-i18next';
import { Button } from '../actions/Button';
import { ErrorNote } from './ErrorNote';

interface Props {
  /** A ServiceError has advice; of any other error only the message is shown. */
  error: Error;
  busy?: boolean;
  onRetry: () => void;
  /**
   * A short message that screen readers do not announce, because the lists beside it fail at the same time and announce the
   * error.
   */
  compact?: boolean;
}

/** Renders the error of a query with a button to retry. */
export function LoadError({ error, busy = false, onRetry, compact = false }: Props) {
  const { t } = useTranslation();
  const retry = (
    <Button variant="secondary" busy={busy} onClick={onRetry}>
      {t('retry', { ns: 'common' })}
    </Button>
  );
  if (!compact) return <ErrorNote error={error}>{retry}</ErrorNote>;
  return (
    <div className="cluster">
      <p>{error.message}</p>
      {retry}
    </div>
  );
}
