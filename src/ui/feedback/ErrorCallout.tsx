import type { ReactNode } from 'react';
import { ServiceError } from '../../lib/http/result';
import { Callout } from './Callout';

/**
 * Renders the message of an error and, for a ServiceError, its advice (R7.20), with `children` below; screen
 * readers announce it when it appears. Renders nothing where `error` is null.
 */
export function ErrorCallout({ error, children }: { error: Error | null; children?: ReactNode }) {
  if (!error) return null;
  return (
    <Callout kind="error" live>
      <p>
        <strong>{error.message}</strong>
      </p>
      {error instanceof ServiceError && <p>{error.advice}</p>}
      {children}
    </Callout>
  );
}
