import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
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
import { CSS } from '@dnd-kit/utilities';
import { ArrowLeft, GripVertical } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../lib/i18n/languages';
import { Button } from '../../../ui/actions/Button';
import type { ImageValue } from '../../kinds/files';
import { type ImageProps, ImageTile } from '../cards/ImageTile';
import type { FileFieldProps } from './FieldGroup';
import styles from './SortableImages.module.css';

interface Props extends Pick<FileFieldProps<ImageValue[]>, 'sending' | 'onRetry' | 'onChange'> {
  images: ImageValue[];
  /** Bytes of a compressed replacement at most (R9.22). */
  maxBytes: number;
  disabled: boolean;
  languages: readonly Language[];
}

/**
 * Large thumbnails that dragging, the keyboard and a button reorder. Announces moves and removals to
 * screen readers; after a removal the list has the focus.
 */
export function SortableImages(props: Props) {
  const { images, disabled, sending, onChange } = props;
  const { list, announced, indexOf, move, drop, remove } = useOrder(images, onChange);
  const { t } = useTranslation('uploads');
  const count = images.length;
  const sensors = useSensors(
    // Five pixels, so that a click on the handle starts no drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const announcements = useAnnouncements(indexOf, count);
  return (
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
        <ol ref={list} tabIndex={-1} className={`plain-list ${styles.list}`}>
          {images.map((image, index) => (
            <SortableImage
              key={image.id}
              image={image}
              index={index}
              maxBytes={props.maxBytes}
              languages={props.languages}
              disabled={disabled}
              state={sending?.states[image.id]}
              onMove={() => move(index, index - 1)}
              onChange={(changed) =>
                onChange(images.map((image, at) => (at === index ? changed : image)))
              }
              onRemove={() => remove(index)}
              onCancel={sending?.cancel}
              onRetry={props.onRetry}
            />
          ))}
        </ol>
      </SortableContext>
      <p role="status" className="visually-hidden">
        {announced}
      </p>
    </DndContext>
  );
}

function useOrder(images: ImageValue[], onChange: Props['onChange']) {
  const { t } = useTranslation('uploads');
  const [announced, announce] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const indexOf = (id: UniqueIdentifier) => images.findIndex((image) => image.id === id);
  const move = (from: number, to: number) => {
    onChange(arrayMove(images, from, to));
    const name = t('image.name', { number: from + 1 });
    announce(t('moved', { name, number: to + 1, count: images.length }));
  };
  // No announcement, because dnd-kit announces a drop.
  const drop = (id: UniqueIdentifier, over: UniqueIdentifier) =>
    onChange(arrayMove(images, indexOf(id), indexOf(over)));
  const remove = (index: number) => {
    onChange(images.filter((_, at) => at !== index));
    announce(t('removed', { name: t('image.name', { number: index + 1 }) }));
    // The focused button unmounts with its image.
    requestAnimationFrame(() => list.current?.focus());
  };
  return { list, announced, indexOf, move, drop, remove };
}

function useAnnouncements(indexOf: (id: UniqueIdentifier) => number, count: number): Announcements {
  const { t } = useTranslation('uploads');
  const lastOver = useRef<UniqueIdentifier>(undefined);
  const announcement = (
    key: 'start' | 'over' | 'end',
    id: UniqueIdentifier,
    over: UniqueIdentifier | undefined,
  ) =>
    t(`order.${key}`, {
      name: t('image.name', { number: indexOf(id) + 1 }),
      number: indexOf(over ?? id) + 1,
      count,
    });
  return {
    onDragStart: ({ active }) => {
      lastOver.current = active.id;
      return announcement('start', active.id, undefined);
    },
    // dnd-kit first reports the dragged image itself, whose announcement would replace that of the start.
    onDragOver: ({ active, over }) => {
      if (!over || over.id === lastOver.current) return;
      lastOver.current = over.id;
      return announcement('over', active.id, over.id);
    },
    onDragEnd: ({ active, over }) => announcement('end', active.id, over?.id),
    onDragCancel: ({ active }) =>
      t('order.cancel', { name: t('image.name', { number: indexOf(active.id) + 1 }) }),
  };
}

interface SortableImageProps extends Omit<ImageProps, 'name'> {
  /** Position, from 0. */
  index: number;
  languages: readonly Language[];
  onMove: () => void;
}

/** Requires the DndContext of SortableImages. */
function SortableImage({ index, onMove, ...tile }: SortableImageProps) {
  const { image, disabled } = tile;
  const { t } = useTranslation('uploads');
  const name = t('image.name', { number: index + 1 });
  const sortable = useSortable({ id: image.id, disabled });
  return (
    <li
      ref={sortable.setNodeRef}
      className={styles.sortable}
      data-dragging={sortable.isDragging || undefined}
      style={{
        transform: CSS.Transform.toString(
          sortable.transform && { ...sortable.transform, scaleX: 1, scaleY: 1 },
        ),
        transition: sortable.transition,
      }}
    >
      <ImageTile {...tile} name={name}>
        {index > 0 && (
          // For those who cannot drag (WCAG 2.5.7).
          <Button
            variant="tertiary"
            disabled={disabled}
            aria-label={`${name}: ${t('image.up')}`}
            onClick={onMove}
          >
            <ArrowLeft aria-hidden="true" size="1.1em" />
          </Button>
        )}
      </ImageTile>
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
