import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button';
import { ItemName } from '../../../ui/actions/ItemName';

const focus = (button: HTMLButtonElement | null) => button?.focus();

/** Offers to put back the file that was removed. Takes the focus, because the button that removed it is no longer there. */
export function RemovedNote({ name, onUndo }: { name: string; onUndo: () => void }) {
  const { t } = useTranslation('uploads');
  return (
    <p className="cluster">
      {t('removed', { name })}
      <Button ref={focus} variant="secondary" onClick={onUndo}>
        <Undo2 aria-hidden="true" size="1.05em" />
        {t('putBack')}
        <ItemName title={name} />
      </Button>
    </p>
  );
}
