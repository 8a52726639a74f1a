import type { Failure } from '../../../lib/http/result';

export const ActionFailedMessage = ({ title, failure }: { title: string; failure: Failure }) => (
  <>
    <p>
      <strong>{failure.error}</strong>
    </p>
    <p>{title}</p>
    <p>{failure.advice}</p>
  </>
);
