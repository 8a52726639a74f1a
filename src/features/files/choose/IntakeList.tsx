import { CircleAlert, Info, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button';
import { MAX_PIXELS } from '../compress/limits';
import styles from '../fields/Uploads.module.css';
import type { IntakeItem } from './usePictureIntake';

interface Props {
  items: IntakeItem[];
  onDismiss: (id: string) => void;
}

/** What becomes of the files that were chosen: being prepared, refused and why, or a remark. */
export function IntakeList({ items, onDismiss }: Props) {
  return (
    <ul className={`plain-list ${styles.intake}`} aria-live="polite">
      {items.map((item) => (
        <IntakeRow key={item.id} item={item} onDismiss={() => onDismiss(item.id)} />
      ))}
    </ul>
  );
}

function IntakeRow({ item, onDismiss }: { item: IntakeItem; onDismiss: () => void }) {
  const { t } = useTranslation('uploads');
  const { name, state } = item;
  if (state === 'preparing') {
    return (
      <li className={styles.preparing}>
        <progress aria-hidden="true" />
        <span>{t('preparing', { name })}</span>
        <Button look="quiet" onClick={onDismiss} aria-label={t('cancelOf', { name })}>
          {t('cancel')}
        </Button>
      </li>
    );
  }
  const isNote = state === 'firstFrame';
  const Icon = isNote ? Info : CircleAlert;
  const max = Math.floor(MAX_PIXELS / 1_000_000);
  return (
    <li className={isNote ? styles.note : styles.problem}>
      <Icon aria-hidden="true" size="1.2em" />
      <span>{isNote ? t('note.firstFrame', { name }) : t(`problem.${state}`, { name, max })}</span>
      <Button look="quiet" onClick={onDismiss} aria-label={t('dismiss')}>
        <X aria-hidden="true" size="1.1em" />
      </Button>
    </li>
  );
}
