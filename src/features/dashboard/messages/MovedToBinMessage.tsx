import { Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button';
import { ItemName } from '../../../ui/actions/ItemName';
import { AppLink } from '../../../ui/navigation/AppLink';
import type { ItemType } from '../../items/itemType';

interface Props {
  kind: ItemType;
  title: string;
  /** Restores the item; the button is busy until the promise settles. */
  onUndo: () => Promise<void>;
}

/**
 * Renders the text of the notification that an item was moved to the bin, with “Undo” and a link to the bin
 * (decision 0019). On mount “Undo” takes the focus if the focus was lost with the removed row.
 */
export function MovedToBinMessage({ kind, title, onUndo }: Props) {
  const { t } = useTranslation('history');
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Removing the row has reset the focus to `body`; a focus elsewhere stays.
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  const undo = () => {
    setBusy(true);
    void onUndo().finally(() => setBusy(false));
  };
  return (
    <>
      <p>{t(`movedToBin.${kind}`, { title })}</p>
      <Button ref={button} variant="secondary" busy={busy} onClick={undo}>
        <Undo2 aria-hidden="true" size="1.05em" />
        {t(busy ? 'movedToBin.undoing' : 'movedToBin.undo')}
        <ItemName title={title} />
      </Button>
      <AppLink to="/admin/bin">{t('bin.open')}</AppLink>
    </>
  );
}
