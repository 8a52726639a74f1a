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
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sending } from '../upload/useUploads';
import type { ImageValue } from '../upload/values';
import { SortableImage } from './SortableImage';
import styles from './SortableImages.module.css';

interface Props {
  images: ImageValue[];
  maxBytes: number;
  disabled: boolean;
  sending: Sending | undefined;
  onRetry: (() => void) | undefined;
  onChange: (images: ImageValue[]) => void;
}

/** A list of images whose order changes by dragging, by keyboard, or with buttons. */
export function SortableImages(props: Props) {
  const { images, disabled, sending, onChange } = props;
  const { list, announced, placeOf, move, drop, remove } = useOrder(images, onChange);
  const { t } = useTranslation('uploads');
  const count = images.length;
  const sensors = useOrderSensors();
  const announcements = useAnnouncements(placeOf, count);
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
      <SortableContext items={images} strategy={verticalListSortingStrategy} disabled={disabled}>
        <ol ref={list} tabIndex={-1} className={`plain-list ${styles.list}`}>
          {images.map((image, index) => (
            <SortableImage
              key={image.id}
              image={image}
              index={index}
              count={count}
              maxBytes={props.maxBytes}
              disabled={disabled}
              state={sending?.states[image.id]}
              onMove={(to) => move(index, to)}
              onChange={(changed) =>
                onChange(images.map((one, at) => (at === index ? changed : one)))
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

/** Changes the list and announces it to screen readers. */
function useOrder(images: ImageValue[], onChange: Props['onChange']) {
  const { t } = useTranslation('uploads');
  const [announced, announce] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const placeOf = (id: UniqueIdentifier) => images.findIndex((image) => image.id === id);
  const move = (from: number, to: number) => {
    onChange(arrayMove(images, from, to));
    const name = t('image.name', { number: from + 1 });
    announce(t('moved', { name, number: to + 1, count: images.length }));
  };
  // dnd-kit announces a drop itself.
  const drop = (id: UniqueIdentifier, over: UniqueIdentifier) =>
    onChange(arrayMove(images, placeOf(id), placeOf(over)));
  const remove = (index: number) => {
    onChange(images.filter((_, at) => at !== index));
    announce(t('removed', { name: t('image.name', { number: index + 1 }) }));
    // The focused button disappears with its image.
    requestAnimationFrame(() => list.current?.focus());
  };
  return { list, announced, placeOf, move, drop, remove };
}

/** Pointer and keyboard. */
function useOrderSensors() {
  return useSensors(
    // A few pixels, because a click on the handle is no drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
}

/** What dnd-kit announces during a drag, by keyboard too. */
function useAnnouncements(placeOf: (id: UniqueIdentifier) => number, count: number): Announcements {
  const { t } = useTranslation('uploads');
  const place = useRef<UniqueIdentifier>(undefined);
  const announcement = (
    key: 'start' | 'over' | 'end',
    id: UniqueIdentifier,
    over: UniqueIdentifier | undefined,
  ) =>
    t(`order.${key}`, {
      name: t('image.name', { number: placeOf(id) + 1 }),
      number: placeOf(over ?? id) + 1,
      count,
    });
  return {
    onDragStart: ({ active }) => {
      place.current = active.id;
      return announcement('start', active.id, undefined);
    },
    // The first place is the image's own, whose announcement would replace that of the start.
    onDragOver: ({ active, over }) => {
      if (!over || over.id === place.current) return;
      place.current = over.id;
      return announcement('over', active.id, over.id);
    },
    onDragEnd: ({ active, over }) => announcement('end', active.id, over?.id),
    onDragCancel: ({ active }) =>
      t('order.cancel', { name: t('image.name', { number: placeOf(active.id) + 1 }) }),
  };
}
