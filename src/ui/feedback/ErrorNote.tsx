import type { ReactNode } from 'react';
import { ServiceError } from '../../lib/http/result';
import { Note } from './Note';

/** Renders an error, a ServiceError with its advice (R7.20); nothing without one. Screen readers announce it. */
export function ErrorNote({ error, children }: { error: Error | null; children?: ReactNode }) {
  if (!error) return null;
  return (
    <Note kind="error" live>
      <p>
        <strong>{error.message}</strong>
      </p>
      {error instanceof ServiceError && <p>{error.advice}</p>}
      {children}
    </Note>
  );
}
