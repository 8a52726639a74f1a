import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button';
import { Callout } from '../../../ui/feedback/Callout';
import { MAX_PIXELS } from '../compress/types';
import {
  type ImageQueue,
  isNote,
  type QueueItem,
  type QueueMessage,
  useCompression,
} from './useImageQueue';

interface Props {
  queue: ImageQueue;
}

/**
 * Compresses the files of a queue and lists progress, errors and notes. Screen readers speak errors and notes, and in the end how
 * many images were added, but not each file that is being prepared.
 */
export function ProcessingList({ queue }: Props) {
  const { t } = useTranslation('uploads');
  const isBusy = queue.items.some(({ state }) => state === 'preparing');
  return (
    <>
      <ul className="plain-list stack gap-2" aria-live="polite">
        {queue.items.map((item) => (
          <li key={item.id} aria-live={item.state === 'preparing' ? 'off' : undefined}>
            {item.state === 'preparing' ? (
              <Processing item={item} queue={queue} />
            ) : (
              <Message item={item} queue={queue} state={item.state} />
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {!isBusy && queue.added > 0 && t('added', { count: queue.added })}
      </p>
    </>
  );
}

interface ItemProps extends Props {
  item: QueueItem;
}

function Processing({ item, queue }: ItemProps) {
  const { t } = useTranslation('uploads');
  useCompression(item, queue);
  const { name } = item.file;
  return (
    <Callout kind="note">
      <div className="cluster">
        <progress aria-hidden="true" />
        <span>{t('preparing', { name })}</span>
        <Button
          variant="tertiary"
          onClick={() => queue.dismiss(item.id)}
          aria-label={t('cancelOf', { name })}
        >
          {t('cancel')}
        </Button>
      </div>
    </Callout>
  );
}

function Message({ item, queue, state }: ItemProps & { state: QueueMessage }) {
  const { t } = useTranslation('uploads');
  const { name } = item.file;
  const max = Math.floor(MAX_PIXELS / 1_000_000);
  return (
    <Callout kind={isNote(state) ? 'note' : 'error'}>
      <div className="cluster">
        <span>
          {isNote(state) ? t(`note.${state}`, { name }) : t(`error.${state}`, { name, max })}
        </span>
        <Button variant="tertiary" onClick={() => queue.dismiss(item.id)} aria-label={t('dismiss')}>
          <X aria-hidden="true" size="1.1em" />
        </Button>
      </div>
    </Callout>
  );
}
