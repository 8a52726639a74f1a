import { useTranslation } from 'react-i18next';
import { ServiceError } from '../../../lib/http/result';
import { Button } from '../../../ui/actions/Button';
import { Callout } from '../../../ui/feedback/Callout';

interface Props {
  error: Error;
  busy: boolean;
  /** The page is rendered below, because of the local login flag. */
  inside: boolean;
  onRetry: () => void;
}

/**
 * The session could not be checked, which does not mean that it has ended (R4.10). Announced
 * politely: the alert of `LoadError` would interrupt screen readers although the page is usable.
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
        <Button variant="tertiary" busy={busy} onClick={onRetry}>
          {t('retry', { ns: 'common' })}
        </Button>
      </Callout>
    </div>
  );
}
