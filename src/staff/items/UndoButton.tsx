import { Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/actions/Button';
import { ItemName } from '../../ui/actions/ItemName';

interface UndoButtonProps {
  title: string;
  onUndo: () => Promise<unknown>;
  /** Takes the focus on mount if the focus was lost with the removed row or card. */
  takesLostFocus?: boolean;
}

/** Renders “Undo”, busy until `onUndo` resolves. */
export function UndoButton({ title, onUndo, takesLostFocus = false }: UndoButtonProps) {
  const { t } = useTranslation('history');
  const button = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  // Removing the row has reset the focus to `body`; a focus elsewhere stays.
  useEffect(() => {
    if (takesLostFocus && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
  }, [takesLostFocus]);
  const undo = () => {
    setBusy(true);
    void onUndo().finally(() => setBusy(false));
  };
  return (
    <Button ref={button} variant="secondary" busy={busy} onClick={undo}>
      <Undo2 aria-hidden="true" size="1.05em" />
      {t(busy ? 'movedToBin.undoing' : 'movedToBin.undo')}
      <ItemName title={title} />
    </Button>
  );
}
