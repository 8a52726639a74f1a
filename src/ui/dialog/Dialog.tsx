import { X } from 'lucide-react';
import { type KeyboardEventHandler, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/Button';
import styles from './Dialog.module.css';

interface Props {
  /** Title, which is also the accessible name. */
  title: string;
  /** Callback of Escape and the “Close” button; the parent component unmounts the dialog. */
  onClose: () => void;
  children: ReactNode;
  wide?: boolean;
  onKeyDown?: KeyboardEventHandler;
  /** Role of a question that interrupts the work. */
  role?: 'alertdialog' | undefined;
  /** The id of the text that screen readers speak after the title. */
  describedBy?: string;
}

/** Renders a modal dialog while mounted; traps the focus, and returns it on unmounting. */
export function Dialog(props: Props) {
  const { title, onClose, children, wide = false, onKeyDown, role, describedBy } = props;
  const { t } = useTranslation('common');
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect, because its cleanup runs while the element is in the document, where alone
  // `close` returns the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${wide ? styles.wide : ''}`}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={titleId} className={`size-h3 ${styles.title}`}>
        {title}
      </h2>
      {children}
      {/* Last in the DOM, so that the first control of the content gets the focus. */}
      <Button variant="tertiary" className={styles.close} aria-label={t('close')} onClick={onClose}>
        <X />
      </Button>
    </dialog>
  );
}
