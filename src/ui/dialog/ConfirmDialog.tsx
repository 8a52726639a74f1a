import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../actions/Button';
import styles from './ConfirmDialog.module.css';
import { Dialog } from './Dialog';

interface Props {
  title: string;
  /** The consequences of confirming, with the name of the item. */
  children: ReactNode;
  /** The label of the button that confirms: a verb, such as “Delete”. */
  confirm: string;
  /** The label of the button that cancels. */
  cancel: string;
  /** Called by the button that confirms; does not close the dialog. */
  onConfirm: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Called by “Cancel”, “Close” and Escape; the parent component unmounts the dialog. */
  onCancel: () => void;
  /** The action is pending: the button that confirms does nothing. */
  busy?: boolean;
}

/**
 * Asks for confirmation of an action that cannot be undone, in a modal dialog. “Cancel” is the first button,
 * so it gets the focus; Escape cancels, too. It is open while it is mounted.
 */
export function ConfirmDialog({
  title,
  children,
  confirm,
  cancel,
  onConfirm,
  onCancel,
  busy = false,
}: Props) {
  return (
    <Dialog title={title} onClose={onCancel}>
      <div className={styles.body}>
        {children}
        <div className={styles.actions}>
          <Button variant="secondary" onClick={onCancel}>
            {cancel}
          </Button>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
