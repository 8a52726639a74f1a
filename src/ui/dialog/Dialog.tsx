import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { CloseButton } from './CloseButton';
import styles from './Dialog.module.css';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Fills the screen, for pictures. */
  wide?: boolean;
}

/** A modal dialog on the platform's own element: it keeps the focus in and Escape closes it. */
export function Dialog({ title, onClose, children, wide = false }: Props) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // `showModal` is the only way to open the element as a modal dialog. A layout effect is undone
  // while the element is still on the page: only then does closing give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${wide ? styles.wide : ''}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
      {/* Last in order, so that the focus begins with the content; shown in the corner. */}
      <CloseButton className={styles.close} onClick={onClose} />
    </dialog>
  );
}
