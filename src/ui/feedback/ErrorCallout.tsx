import type { ReactNode } from 'react';
import { ServiceError } from '../../lib/http/result';
import { Callout } from './Callout';

/** What failed and what the reader can do now (spec 8), announced by screen readers; nothing without an error. */
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
