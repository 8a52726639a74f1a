import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button';
import { Note } from '../../../ui/feedback/Note';
import { type ImageValue, noImageTexts } from '../../kinds/files';
import {
  type CompressedImage,
  ImageError,
  type ImageErrorCode,
  MAX_PIXELS,
} from '../compress/types';
import { compress } from '../compress/worker/client';
import { useReportPreparing } from './preparing';

type ImageNote = 'firstFrame' | 'small';

type QueueMessage = ImageNote | ImageErrorCode | 'duplicate' | 'leftOut';

/** Returns whether a message is only a note, with which the image was added. */
const isNote = (state: QueueItem['state']): state is ImageNote =>
  state === 'firstFrame' || state === 'small';

/** Pixels in width below which an image looks blurred on the site. */
const SHARP_WIDTH = 800;

interface QueueItem {
  id: string;
  file: File;
  state: 'preparing' | QueueMessage;
}

type Outcome = CompressedImage | ImageErrorCode;

interface Options {
  images: readonly ImageValue[];
  maxBytes: number;
  /** Callback for a compressed image; `leftOut`: the field is full. */
  onImage: (image: ImageValue) => 'added' | 'duplicate' | 'leftOut';
}

/**
 * Holds the files of an image field that are being compressed, and the messages about earlier ones (R5.3). ProcessingList runs
 * {@link useCompression}. While an item is `preparing` the form cannot be saved.
 * @returns `added` counts the images since the latest `add`, which also removes earlier messages; `dismiss` removes an item and
 * aborts its compression; `settle` takes its outcome
 */
export function useImageQueue({ images, maxBytes, onImage }: Options) {
  const [queue, setItems] = useState<QueueItem[]>([]);
  const [added, setAdded] = useState(0);
  // The note about an image disappears with it.
  const items = queue.filter(
    ({ state, file }) => !isNote(state) || images.some(({ source }) => source === file),
  );
  useReportPreparing(items.some(({ state }) => state === 'preparing'));

  const dismiss = (id: string) => setItems((before) => before.filter((item) => item.id !== id));
  const mark = (id: string, state: QueueMessage) =>
    setItems((before) => before.map((item) => (item.id === id ? { ...item, state } : item)));

  const settle = ({ id, file: source }: QueueItem, outcome: Outcome) => {
    if (typeof outcome === 'string') return mark(id, outcome);
    const { file, fingerprint, firstFrameOnly, width } = outcome;
    const image = {
      id: crypto.randomUUID(),
      file,
      source,
      fingerprint,
      key: crypto.randomUUID(),
      texts: noImageTexts(),
    };
    const answer = onImage(image);
    if (answer !== 'added') return mark(id, answer);
    setAdded((before) => before + 1);
    if (firstFrameOnly) return mark(id, 'firstFrame');
    return width < SHARP_WIDTH ? mark(id, 'small') : dismiss(id);
  };

  const add = (files: File[]) => {
    setAdded(0);
    setItems((before) => [
      ...before.filter(({ state }) => state === 'preparing'),
      ...files.map((file) => ({ id: crypto.randomUUID(), file, state: 'preparing' as const })),
    ]);
  };

  return { items, added, maxBytes, add, dismiss, settle };
}

type ImageQueue = ReturnType<typeof useImageQueue>;

/** Compresses an item of the queue once per mount, and passes the outcome to `settle`; unmounting aborts it without that. */
function useCompression(item: QueueItem, { maxBytes, settle }: ImageQueue): void {
  const onOutcome = useEffectEvent((outcome: Outcome) => settle(item, outcome));
  const { file } = item;
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    compress(file, { maxBytes }, signal)
      .catch((cause: unknown) => (cause instanceof ImageError ? cause.code : 'failed'))
      .then((outcome) => {
        if (!signal.aborted) onOutcome(outcome);
      });
    return () => controller.abort();
  }, [file, maxBytes]);
}

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
    <Note kind="plain">
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
    </Note>
  );
}

function Message({ item, queue, state }: ItemProps & { state: QueueMessage }) {
  const { t } = useTranslation('uploads');
  const { name } = item.file;
  const max = Math.floor(MAX_PIXELS / 1_000_000);
  return (
    <Note kind={isNote(state) ? 'plain' : 'error'}>
      <div className="cluster">
        <span>
          {isNote(state) ? t(`note.${state}`, { name }) : t(`error.${state}`, { name, max })}
        </span>
        <Button variant="tertiary" onClick={() => queue.dismiss(item.id)} aria-label={t('dismiss')}>
          <X aria-hidden="true" size="1.1em" />
        </Button>
      </div>
    </Note>
  );
}
