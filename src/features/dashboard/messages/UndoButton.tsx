import { Undo2 } from 'lucide-react';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button';
import { ItemName } from '../../../ui/actions/ItemName';

interface Props {
  /** Title of the item, for the accessible name. */
  title: string;
  /** Busy until it settles. */
  onUndo: () => Promise<void>;
  ref?: Ref<HTMLButtonElement>;
}

export function UndoButton({ title, onUndo, ref }: Props) {
  const { t } = useTranslation('history');
  const [busy, setBusy] = useState(false);
  const undo = () => {
    setBusy(true);
    void onUndo().finally(() => setBusy(false));
  };
  return (
    <Button {...(ref && { ref })} variant="secondary" busy={busy} onClick={undo}>
      <Undo2 aria-hidden="true" size="1.05em" />
      {t(busy ? 'movedToBin.undoing' : 'movedToBin.undo')}
      <ItemName title={title} />
    </Button>
  );
}
