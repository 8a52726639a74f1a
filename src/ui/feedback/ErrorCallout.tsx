import type { ReactNode } from 'react';
import { ServiceError } from '../../lib/http/result';
import { Callout } from './Callout';

/** Renders an error, a ServiceError with its advice (R7.20); nothing without one. Screen readers announce it. */
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
