import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { UndoButton } from '../messages/UndoButton';

interface Props {
  title: string;
  /** Saves the working copy again. */
  onUndo: () => Promise<void>;
}

/** “Undo” takes the focus if it was lost with the removed card. */
export function DiscardedMessage({ title, onUndo }: Props) {
  const { t } = useTranslation('admin');
  const button = useRef<HTMLButtonElement>(null);
  const name = title.trim() || t('started.untitled');
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <p>{t('started.discarded', { title: name })}</p>
      <UndoButton ref={button} title={name} onUndo={onUndo} />
    </>
  );
}
