import { ServiceError } from '../../lib/http/result';
import { Callout } from '../../ui/feedback/Callout';

/** What failed and what to do now, in the words of the error catalogue (spec 8). */
export function FailureCallout({ error }: { error: Error | null }) {
  if (!error) return null;
  return (
    <Callout kind="error" live>
      <p>
        <strong>{error.message}</strong>
      </p>
      {error instanceof ServiceError && <p>{error.advice}</p>}
    </Callout>
  );
}
