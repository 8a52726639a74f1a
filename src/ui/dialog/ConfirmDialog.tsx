import { type ReactNode, useId } from 'react';
import { Button } from '../actions/Button';
import { Dialog } from './Dialog';

interface Props {
  title: string;
  /** The consequences of confirming, with the name of the item. */
  children: ReactNode;
  /** A verb, such as “Delete”. */
  confirm: string;
  cancel: string;
  /** Callback of the button that confirms; does not close the dialog. */
  onConfirm: () => void;
  /** Callback of “Cancel”, “Close” and Escape; the parent component unmounts the dialog. */
  onCancel: () => void;
  /** Whether confirming deletes something: screen readers then speak of an alert. */
  deletes?: boolean;
  wide?: boolean;
}

/** Asks a question while mounted. “Cancel” gets the focus as the first button; Escape cancels. */
export function ConfirmDialog({
  title,
  children,
  confirm,
  cancel,
  onConfirm,
  onCancel,
  deletes = false,
  wide = false,
}: Props) {
  const text = useId();
  return (
    <Dialog
      title={title}
      onClose={onCancel}
      role={deletes ? 'alertdialog' : undefined}
      describedBy={text}
      wide={wide}
    >
      <div className="stack">
        <div id={text} className="stack">
          {children}
        </div>
        <div className="cluster gap-3">
          <Button variant="secondary" onClick={onCancel}>
            {cancel}
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            {confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
