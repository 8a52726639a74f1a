import {
  type Active,
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  type Over,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import { ArrowLeft, ArrowRight, GripVertical } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { MAX_IMAGE_BYTES } from '../../../lib/files/fileTypes';
import { languages as both, type Language } from '../../../lib/i18n/languages';
import { Button } from '../../../ui/actions/Button';
import { FieldGroup } from '../../../ui/forms/FieldGroup';
import { type ImageValue, storedImage } from '../../kinds/files';
import { type FileFieldProps, RemovedNote } from '../cards/FileCard';
import { ImageCard, type ImageProps } from '../cards/ImageCard';
import { FileChooser } from '../choose/FileChooser';
import { ProcessingList, useImageQueue } from '../choose/imageQueue';
import styles from '../files.module.css';

/** The most additional images of an article (R5.1). */
const MAX_ADDITIONAL = 7;

interface Props extends FileFieldProps<ImageValue[]> {
  /** Languages of the article; both by default. */
  languages?: readonly Language[];
}

/**
 * Renders up to seven additional images of an article (R5.1), each with alternative text and caption, which dragging, the
 * keyboard and buttons reorder. Announces moves to screen readers; a removal can be undone.
 */
export function AdditionalImagesField(props: Props) {
  const { id, disabled = false, languages = both, error, sending, onRetry } = props;
  const { value: images, onChange: change } = props;
  const { t } = useTranslation('uploads');
  const add = (image: ImageValue) => {
    if (images.some((other) => isSame(other, image))) return 'duplicate';
    if (images.length >= MAX_ADDITIONAL) return 'leftOut';
    // Rendered at once, because the next image may be finished before.
    flushSync(() => change([...images, image]));
    return 'added';
  };
  const queue = useImageQueue({ images, maxBytes: MAX_IMAGE_BYTES.news, onImage: add });
  const { removed, announced, indexOf, move, drop, remove, putBack } = useOrder(images, change);
  const sensors = useSensors(
    // Five pixels, so that a click on the handle starts no drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const announcements = useAnnouncements(indexOf, images.length);
  return (
    <FieldGroup
      label={t('additional.label')}
      hint={t('additional.hint', { max: MAX_ADDITIONAL })}
      optional
    >
      {(describedBy) => (
        <>
          <DndContext
            sensors={sensors}
            collisionDetection={closestCenter}
            accessibility={{
              announcements,
              screenReaderInstructions: { draggable: t('order.help') },
            }}
            onDragEnd={({ active, over }) => over && drop(active.id, over.id)}
          >
            <SortableContext items={images} strategy={rectSortingStrategy} disabled={disabled}>
              <ol
                aria-label={t('additional.label')}
                className={`plain-list stack gap-3 ${styles.images}`}
              >
                {images.map((image, index) => (
                  <SortableImage
                    key={image.id}
                    {...{ image, index, languages, disabled, sending, onRetry }}
                    isLast={index === images.length - 1}
                    maxBytes={MAX_IMAGE_BYTES.news}
                    onMove={(step) => move(index, index + step)}
                    onChange={(changed) =>
                      change(images.map((before, at) => (at === index ? changed : before)))
                    }
                    onRemove={() => remove(index)}
                  />
                ))}
              </ol>
            </SortableContext>
            <p role="status" className="visually-hidden">
              {announced}
            </p>
          </DndContext>
          {removed && images.length < MAX_ADDITIONAL && (
            <RemovedNote key={removed.image.id} name={removed.name} onUndo={putBack} />
          )}
          <ProcessingList queue={queue} />
          <FileChooser
            id={id}
            kind="images"
            folder="news"
            multiple
            describedBy={describedBy}
            invalid={Boolean(error)}
            disabled={disabled}
            addedUrls={images.flatMap(({ url }) => url ?? [])}
            onFiles={queue.add}
            onStored={images.length < MAX_ADDITIONAL ? (url) => add(storedImage(url)) : undefined}
          >
            <span>{t('additional.count', { count: images.length, max: MAX_ADDITIONAL })}</span>
          </FileChooser>
        </>
      )}
    </FieldGroup>
  );
}

const isSame = (a: ImageValue, b: ImageValue): boolean =>
  b.file ? a.file !== undefined && a.fingerprint === b.fingerprint : !a.file && a.url === b.url;

/** Changes the order of the images, and puts back the one removed last. Moves are announced here, drops by dnd-kit. */
function useOrder(images: ImageValue[], onChange: Props['onChange']) {
  const { t } = useTranslation('uploads');
  const [announced, announce] = useState('');
  const [removed, setRemoved] = useState<{ image: ImageValue; index: number; name: string }>();
  const indexOf = (id: UniqueIdentifier) => images.findIndex((image) => image.id === id);
  const move = (from: number, to: number) => {
    onChange(arrayMove(images, from, to));
    const name = t('image.name', { number: from + 1 });
    announce(t('moved', { name, number: to + 1, count: images.length }));
  };
  const drop = (id: UniqueIdentifier, over: UniqueIdentifier) =>
    onChange(arrayMove(images, indexOf(id), indexOf(over)));
  const remove = (index: number) => {
    const [image] = images.slice(index);
    onChange(images.filter((_, at) => at !== index));
    if (image) setRemoved({ image, index, name: t('image.name', { number: index + 1 }) });
  };
  const putBack = () => {
    if (!removed) return;
    onChange([...images.slice(0, removed.index), removed.image, ...images.slice(removed.index)]);
    setRemoved(undefined);
  };
  return { removed, announced, indexOf, move, drop, remove, putBack };
}

function useAnnouncements(indexOf: (id: UniqueIdentifier) => number, count: number): Announcements {
  const { t } = useTranslation('uploads');
  const lastOver = useRef<UniqueIdentifier>(undefined);
  const announcement = (key: 'start' | 'over' | 'end' | 'cancel', { id }: Active, over?: Over) => {
    const name = t('image.name', { number: indexOf(id) + 1 });
    return t(`order.${key}`, { name, number: indexOf(over?.id ?? id) + 1, count });
  };
  return {
    onDragStart: ({ active }) => {
      lastOver.current = active.id;
      return announcement('start', active);
    },
    // dnd-kit first reports the dragged image itself, whose announcement would replace that of the start.
    onDragOver: ({ active, over }) => {
      if (!over || over.id === lastOver.current) return;
      lastOver.current = over.id;
      return announcement('over', active, over);
    },
    onDragEnd: ({ active, over }) => announcement('end', active, over ?? undefined),
    onDragCancel: ({ active }) => announcement('cancel', active),
  };
}

interface SortableImageProps extends Omit<ImageProps, 'name'> {
  index: number;
  disabled: boolean;
  isLast: boolean;
  onMove: (step: 1 | -1) => void;
}

function SortableImage({ index, isLast, onMove, ...card }: SortableImageProps) {
  const { image, disabled } = card;
  const { t } = useTranslation('uploads');
  const name = t('image.name', { number: index + 1 });
  const steps = [
    { step: -1, name: 'up', icon: ArrowLeft, isPossible: index > 0 },
    { step: 1, name: 'down', icon: ArrowRight, isPossible: !isLast },
  ] as const;
  const sortable = useSortable({ id: image.id, disabled });
  const moved = sortable.transform;
  return (
    <li
      ref={sortable.setNodeRef}
      className={styles.sortable}
      data-dragging={sortable.isDragging || undefined}
      style={{
        transform: moved ? `translate(${moved.x}px, ${moved.y}px)` : undefined,
        transition: sortable.transition,
      }}
    >
      <ImageCard
        {...card}
        name={name}
        // For those who cannot drag (WCAG 2.5.7).
        actions={steps.map(
          ({ step, name: key, icon: Icon, isPossible }) =>
            isPossible && (
              <Button
                key={key}
                variant="tertiary"
                disabled={disabled}
                aria-label={`${name}: ${t(`image.${key}`)}`}
                onClick={() => onMove(step)}
              >
                <Icon aria-hidden="true" size="1.1em" />
              </Button>
            ),
        )}
      />
      <button
        type="button"
        className={styles.handle}
        ref={sortable.setActivatorNodeRef}
        {...sortable.attributes}
        {...sortable.listeners}
        aria-label={`${name}: ${t('image.drag')}`}
      >
        <GripVertical aria-hidden="true" size="1.2em" />
        <span aria-hidden="true">{index + 1}</span>
      </button>
    </li>
  );
}
