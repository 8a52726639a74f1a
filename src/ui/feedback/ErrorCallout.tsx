import type { ReactNode } from 'react';
import { ServiceError } from '../../lib/http/result';
import { Callout } from './Callout';

/**
 * The message and the advice of an error (R7.20), which screen readers announce.
 * @returns null if `error` is null
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
