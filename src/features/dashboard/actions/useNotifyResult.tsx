import type { ReactNode } from 'react';
import type { Result } from '../../../lib/http/result';
import { useNotify } from '../../../ui/feedback/NotificationProvider';
import { ActionFailedMessage } from '../messages';

/**
 * Notifies of the Result of an action on an item: `message` renders the data of a success.
 * @param path of the page that shows the notification, for example `/admin/bin`
 */
export function useNotifyResult(path: string) {
  const notify = useNotify();
  return <T,>(title: string, result: Result<T>, message: (data: T) => ReactNode): void => {
    if (result.success) notify(path, message(result.data));
    else notify(path, <ActionFailedMessage title={title} failure={result} />, { failed: true });
  };
}
