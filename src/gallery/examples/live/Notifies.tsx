import { useLocation } from 'react-router-dom';
import { Button } from '../../../ui/actions/Button';
import { useNotify } from '../../../ui/feedback/NotificationProvider';

interface Props {
  /** Text of the button. */
  button: string;
  message: string;
  /** Whether the notification is an error. */
  failed?: boolean;
}

/** Renders a button that shows a notification on the gallery's page, as an error if `failed`. */
export function Notifies({ button, message, failed = false }: Props) {
  const notify = useNotify();
  const { pathname } = useLocation();
  return (
    <Button data-notifies onClick={() => notify(pathname, message, { failed })}>
      {button}
    </Button>
  );
}
