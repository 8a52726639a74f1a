import type { Failure } from '../../../lib/http/result';

/** An action on an item has failed: the sentence of spec 8, the item's title, what the reader can do. */
export const ActionFailedMessage = ({ title, failure }: { title: string; failure: Failure }) => (
  <>
    <p>
      <strong>{failure.error}</strong>
    </p>
    <p>{title}</p>
    <p>{failure.advice}</p>
  </>
);
