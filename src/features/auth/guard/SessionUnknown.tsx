import { useTranslation } from 'react-i18next';
import { ServiceError } from '../../../lib/http/result';
import { Button } from '../../../ui/actions/Button';
import { Callout } from '../../../ui/feedback/Callout';

interface Props {
  error: Error;
  busy: boolean;
  /** The reader is let in by the flag and may go on. */
  inside: boolean;
  onRetry: () => void;
}

/** The session could not be checked, which is neither a yes nor a no. */
export function SessionUnknown({ error, busy, inside, onRetry }: Props) {
  const { t } = useTranslation(['admin', 'common']);
  return (
    <div className="container" role="status">
      <Callout kind={inside ? 'note' : 'error'}>
        {!inside && <h1 tabIndex={-1}>{t('guard.title')}</h1>}
        <p>
          {error.message}. {error instanceof ServiceError && error.advice}
        </p>
        {inside && <p>{t('guard.goOn')}</p>}
        <Button look="quiet" busy={busy} onClick={onRetry}>
          {t('retry', { ns: 'common' })}
        </Button>
      </Callout>
    </div>
  );
}
