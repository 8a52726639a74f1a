import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../actions/Button';
import styles from './ConfirmDialog.module.css';
import { Dialog } from './Dialog';

interface Props {
  title: string;
  /** What happens on confirming, and to what. */
  children: ReactNode;
  confirm: string;
  cancel: string;
  onConfirm: (event: MouseEvent<HTMLButtonElement>) => void;
  onCancel: () => void;
  busy?: boolean;
}

/** Asks before something that cannot be taken back; the safe answer is the first button. */
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
