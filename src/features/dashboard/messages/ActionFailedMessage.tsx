import type { Failure } from '../../../lib/http/result';

/**
 * Renders the text of the notification that an action on an item has failed: the error of requirements 8
 * (R8.3–R8.5), the title of the item, and what the staff member can do.
 */
export const ActionFailedMessage = ({ title, failure }: { title: string; failure: Failure }) => (
  <>
    <p>
      <strong>{failure.error}</strong>
    </p>
    <p>{title}</p>
    <p>{failure.advice}</p>
  </>
);
