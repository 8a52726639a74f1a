import { useTranslation } from 'react-i18next';
import { ServiceError } from '../../../lib/http/result';
import { Button } from '../../../ui/actions/Button';
import { Callout } from '../../../ui/feedback/Callout';

interface Props {
  error: Error;
  busy: boolean;
  /** The local flag has let the reader in, so the page below stays usable. */
  inside: boolean;
  onRetry: () => void;
}

/**
 * The session could not be checked. No `LoadError`, because readers inside the page are not
 * interrupted: the session may be valid, and the message is announced politely.
 */
export function SessionCheckFailed({ error, busy, inside, onRetry }: Props) {
  const { t } = useTranslation(['admin', 'common']);
  return (
    <div className="container" role="status">
      <Callout kind={inside ? 'note' : 'error'}>
        {!inside && <h1 tabIndex={-1}>{t('guard.title')}</h1>}
        <p>
          {error.message}. {error instanceof ServiceError && error.advice}
        </p>
        {inside && <p>{t('guard.goOn')}</p>}
        <Button variant="quiet" busy={busy} onClick={onRetry}>
          {t('retry', { ns: 'common' })}
        </Button>
      </Callout>
    </div>
  );
}
