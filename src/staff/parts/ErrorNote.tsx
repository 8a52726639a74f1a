import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ServiceError } from '../../lib/http/result';
import { Button } from '../../ui/actions/Button';
import { Note } from '../../ui/feedback/Note';

interface Props {
  /** A ServiceError has advice (R7.20); of any other error only the message is shown. */
  error: Error | null;
  /** Callback of a button to try again, which is absent without it. */
  onRetry?: () => void;
  busy?: boolean;
  /** A short message, not announced, because a list beside it announces the same error. */
  compact?: boolean;
  children?: ReactNode;
}

/** Renders an error, which screen readers announce; nothing without one. */
export function ErrorNote({ error, onRetry, busy = false, compact = false, children }: Props) {
  const { t } = useTranslation('common');
  if (!error) return null;
  const retry = onRetry && (
    <Button variant="secondary" busy={busy} onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  if (compact)
    return (
      <div className="cluster">
        <p>{error.message}</p>
        {retry}
      </div>
    );
  return (
    <Note kind="error" live>
      <p>
        <strong>{error.message}</strong>
      </p>
      {error instanceof ServiceError && <p>{error.advice}</p>}
      {retry}
      {children}
    </Note>
  );
}
