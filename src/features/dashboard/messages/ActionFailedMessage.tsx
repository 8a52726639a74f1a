import type { Failure } from '../../../lib/http/result';

/** Notification that an action on an item has failed: error (R8.4, R8.5), title of the item, advice. */
export const ActionFailedMessage = ({ title, failure }: { title: string; failure: Failure }) => (
  <>
    <p>
      <strong>{failure.error}</strong>
    </p>
    <p>{title}</p>
    <p>{failure.advice}</p>
  </>
);
