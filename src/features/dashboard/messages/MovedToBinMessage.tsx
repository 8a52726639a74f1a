import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../ui/navigation/AppLink';
import type { ItemType } from '../../items/itemType';
import { UndoButton } from './UndoButton';

interface Props {
  kind: ItemType;
  title: string;
  onUndo: () => Promise<void>;
}

/** “Undo” takes the focus if the focus was lost with the removed row (decision 0019). */
export function MovedToBinMessage({ kind, title, onUndo }: Props) {
  const { t } = useTranslation('history');
  const button = useRef<HTMLButtonElement>(null);
  // Removing the row has reset the focus to `body`; a focus elsewhere stays.
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <p>{t(`movedToBin.${kind}`, { title })}</p>
      <UndoButton ref={button} title={title} onUndo={onUndo} />
      <AppLink to="/admin/bin">{t('bin.open')}</AppLink>
    </>
  );
}
