import { useTranslation } from 'react-i18next';
import { ServiceError } from '../../lib/http/result';
import { Button } from '../../ui/actions/Button';
import { Callout } from '../../ui/feedback/Callout';

interface Props {
  error: Error;
  busy: boolean;
  onRetry: () => void;
}

/** A list that could not be fetched, and another try. */
export function LoadFailure({ error, busy, onRetry }: Props) {
  const { t } = useTranslation();
  return (
    <Callout kind="error" live>
      <p>
        <strong>{error.message}</strong>
      </p>
      {error instanceof ServiceError && <p>{error.advice}</p>}
      <Button look="secondary" busy={busy} onClick={onRetry}>
        {t('retry')}
      </Button>
    </Callout>
  );
}
