import type { ReactNode } from 'react';
import type { Result } from '../../../lib/http/result';
import { useNotify } from '../../../ui/feedback/NotificationProvider';
import { ActionFailedMessage } from '../messages/ActionFailedMessage';

/**
 * Returns a function that shows a notification about the Result of an action on an item: `message` renders
 * the data of a success, ActionFailedMessage a failure with the item's title. It only notifies; a Result
 * never throws (R7.19).
 * @param path path of the page that shows the notification, for example `/admin/bin`
 */
export function useNotifyResult(path: string) {
  const notify = useNotify();
  return <T,>(title: string, result: Result<T>, message: (data: T) => ReactNode): void => {
    if (result.success) notify(path, message(result.data));
    else notify(path, <ActionFailedMessage title={title} failure={result} />, { failed: true });
  };
}
