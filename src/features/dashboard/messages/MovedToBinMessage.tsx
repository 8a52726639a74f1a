import { Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button';
import { OfItem } from '../../../ui/actions/OfItem';
import { LocalLink } from '../../../ui/navigation/LocalLink';
import type { ItemKind } from '../../items/itemKind';

interface Props {
  kind: ItemKind;
  title: string;
  onUndo: () => Promise<void>;
}

/** An item has been moved to the bin, with «Undo». */
export function MovedToBinMessage({ kind, title, onUndo }: Props) {
  const { t } = useTranslation('history');
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Removing the row has dropped the focus; a reader who has focused something else is not moved.
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  const undo = () => {
    setBusy(true);
    void onUndo().finally(() => setBusy(false));
  };
  return (
    <>
      <p>{t(`binned.${kind}`, { title })}</p>
      <Button ref={button} look="secondary" busy={busy} onClick={undo}>
        <Undo2 aria-hidden="true" size="1.05em" />
        {t(busy ? 'binned.undoing' : 'binned.undo')}
        <OfItem title={title} />
      </Button>
      <LocalLink to="/admin/bin">{t('bin.open')}</LocalLink>
    </>
  );
}
