import { Redo2, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/actions/Button';
import { ItemName } from '../parts/ItemName';

interface UndoButtonProps {
  title: string;
  onUndo: () => Promise<unknown>;
  /** Whether it undoes an undo. */
  isRedo?: boolean | undefined;
  /** Takes a lost focus on mount, because the focused row may have been removed. */
  takesLostFocus?: boolean;
  variant?: 'secondary' | 'tertiary';
}

/** Renders “Undo”, or “Redo” of an undo, busy until `onUndo` resolves. */
export function UndoButton({
  title,
  onUndo,
  isRedo = false,
  takesLostFocus = false,
  variant = 'secondary',
}: UndoButtonProps) {
  const { t } = useTranslation('history');
  const button = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const { tabIndex } = document.activeElement as HTMLElement;
    if (takesLostFocus && tabIndex < 0) {
      button.current?.focus({ preventScroll: true });
    }
  }, [takesLostFocus]);
  const undo = () => {
    setBusy(true);
    void onUndo().finally(() => setBusy(false));
  };
  const Icon = isRedo ? Redo2 : Undo2;
  const context = isRedo ? 'again' : undefined;
  return (
    <Button ref={button} variant={variant} busy={busy} onClick={undo}>
      <Icon size="1.05em" />
      {t(busy ? 'movedToBin.undoing' : 'movedToBin.undo', { context })}
      <ItemName title={title} />
    </Button>
  );
}
