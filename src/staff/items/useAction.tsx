import type { ReactNode } from 'react';
import type { Result } from '../../lib/http/result';
import { useReauthentication } from '../account/session/useReauthentication';
import { useNotify } from '../parts/NotificationProvider';

interface Action<T> {
  /** Title of the item, for the notification of a failure. */
  title: string;
  request: () => Promise<Result<T>>;
  /** Renders the data of a success; without it a success is not notified. */
  message?: (data: T) => ReactNode;
  refetch: () => Promise<unknown>;
  /** The form of the request shows its failure, once the lists are refetched. */
  inForm?: boolean;
}

/**
 * Returns a function that sends the request of an action on an item. It asks to sign in again if
 * the session has expired, notifies of the outcome (R8.3, R8.4) and refetches the lists, after a
 * failure too, because a colleague may have deleted the item or the response was lost.
 * @param path of the page that shows the notification, for example `/admin/log`
 * @returns the Result: of a success once the lists are refetched, of a failure at once
 */
export function useAction(path: string) {
  const notify = useNotify();
  const withReauthentication = useReauthentication();
  return async <T,>(action: Action<T>): Promise<Result<T>> => {
    const { title, request, message, refetch, inForm } = action;
    const result = await withReauthentication(request);
    if (!result.success && !inForm) {
      const failure = (
        <>
          <p>
            <strong>{result.error}</strong>
          </p>
          <p>{title}</p>
          <p>{result.advice}</p>
        </>
      );
      notify(path, failure, { failed: true });
    } else if (result.success && message) notify(path, message(result.data));
    const refetched = refetch();
    if (result.success || inForm) await refetched;
    return result;
  };
}
