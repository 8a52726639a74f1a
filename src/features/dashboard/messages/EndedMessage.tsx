import { useTranslation } from 'react-i18next';
import { UndoButton } from './UndoButton';

interface Props {
  title: string;
  /** Restores the previous end. */
  onUndo: () => Promise<void>;
}

export function EndedMessage({ title, onUndo }: Props) {
  const { t } = useTranslation('admin');
  return (
    <>
      <p>{t('done.endNow', { title })}</p>
      <UndoButton title={title} onUndo={onUndo} />
    </>
  );
}
