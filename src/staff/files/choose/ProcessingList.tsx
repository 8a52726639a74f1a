import { CircleAlert, Info, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button';
import { MAX_PIXELS } from '../compress/limits';
import styles from './ProcessingList.module.css';
import {
  type ImageQueue,
  isNote,
  type QueueItem,
  type QueueMessage,
  useCompression,
} from './useImageQueue';

/**
 * Compresses the files of a queue and lists progress, errors and notes in a live region, which is
 * rendered without items too.
 */
export function ProcessingList({ queue }: { queue: ImageQueue }) {
  return (
    <ul className={`plain-list stack gap-2 ${styles.list}`} aria-live="polite">
      {queue.items.map((item) =>
        item.state === 'preparing' ? (
          <Processing key={item.id} item={item} queue={queue} />
        ) : (
          <Message
            key={item.id}
            name={item.file.name}
            message={item.state}
            onDismiss={() => queue.dismiss(item.id)}
          />
        ),
      )}
    </ul>
  );
}

function Processing({ item, queue }: { item: QueueItem; queue: ImageQueue }) {
  const { t } = useTranslation('uploads');
  useCompression(item, queue);
  const { name } = item.file;
  return (
    <li className={styles.item}>
      <progress aria-hidden="true" />
      <span>{t('preparing', { name })}</span>
      <Button
        variant="tertiary"
        onClick={() => queue.dismiss(item.id)}
        aria-label={t('cancelOf', { name })}
      >
        {t('cancel')}
      </Button>
    </li>
  );
}

interface MessageProps {
  name: string;
  message: QueueMessage;
  onDismiss: () => void;
}

function Message({ name, message, onDismiss }: MessageProps) {
  const { t } = useTranslation('uploads');
  const Icon = isNote(message) ? Info : CircleAlert;
  const max = Math.floor(MAX_PIXELS / 1_000_000);
  return (
    <li className={styles.item} data-error={!isNote(message) || undefined}>
      <Icon aria-hidden="true" size="1.2em" />
      <span>
        {isNote(message) ? t(`note.${message}`, { name }) : t(`error.${message}`, { name, max })}
      </span>
      <Button variant="tertiary" onClick={onDismiss} aria-label={t('dismiss')}>
        <X aria-hidden="true" size="1.1em" />
      </Button>
    </li>
  );
}
