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
import styles from '../fields/Uploads.module.css';
import type { Sending } from '../save/useUploads';
import type { PictureValue } from '../save/values';
import { SortablePicture } from './SortablePicture';

interface Props {
  pictures: PictureValue[];
  maxBytes: number;
  disabled: boolean;
  sending: Sending | undefined;
  onRetry: (() => void) | undefined;
  onChange: (pictures: PictureValue[]) => void;
}

/** The pictures in their order; it changes by dragging, by keyboard, or with the buttons. */
export function SortablePictures(props: Props) {
  const { pictures, disabled, sending, onChange } = props;
  const { list, said, placeOf, move, drop, remove } = useOrder(pictures, onChange);
  const { t } = useTranslation('uploads');
  const count = pictures.length;
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
      <SortableContext items={pictures} strategy={verticalListSortingStrategy} disabled={disabled}>
        <ol ref={list} tabIndex={-1} className={`plain-list ${styles.cards}`}>
          {pictures.map((picture, index) => (
            <SortablePicture
              key={picture.id}
              picture={picture}
              index={index}
              count={count}
              maxBytes={props.maxBytes}
              disabled={disabled}
              state={sending?.states[picture.id]}
              onMove={(to) => move(index, to)}
              onChange={(changed) =>
                onChange(pictures.map((one, at) => (at === index ? changed : one)))
              }
              onRemove={() => remove(index)}
              onCancel={sending?.cancel}
              onRetry={props.onRetry}
            />
          ))}
        </ol>
      </SortableContext>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </DndContext>
  );
}

/** Changes the list and says so to those who do not see it. */
function useOrder(pictures: PictureValue[], onChange: Props['onChange']) {
  const { t } = useTranslation('uploads');
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const placeOf = (id: UniqueIdentifier) => pictures.findIndex((picture) => picture.id === id);
  const move = (from: number, to: number) => {
    onChange(arrayMove(pictures, from, to));
    const name = t('picture.name', { number: from + 1 });
    setSaid(t('moved', { name, number: to + 1, count: pictures.length }));
  };
  // What is dropped is read out by the library.
  const drop = (id: UniqueIdentifier, over: UniqueIdentifier) =>
    onChange(arrayMove(pictures, placeOf(id), placeOf(over)));
  const remove = (index: number) => {
    onChange(pictures.filter((_, at) => at !== index));
    setSaid(t('removed', { name: t('picture.name', { number: index + 1 }) }));
    // The button that had the focus goes away with its picture.
    requestAnimationFrame(() => list.current?.focus());
  };
  return { list, said, placeOf, move, drop, remove };
}

/** Pointer and keyboard. */
function useOrderSensors() {
  return useSensors(
    // A few pixels, so that a click on the handle is no drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
}

/** What is read out while a picture is dragged, by keyboard too. */
function useAnnouncements(placeOf: (id: UniqueIdentifier) => number, count: number): Announcements {
  const { t } = useTranslation('uploads');
  const place = useRef<UniqueIdentifier>(undefined);
  const words = (
    key: 'start' | 'over' | 'end',
    id: UniqueIdentifier,
    over: UniqueIdentifier | undefined,
  ) =>
    t(`order.${key}`, {
      name: t('picture.name', { number: placeOf(id) + 1 }),
      number: placeOf(over ?? id) + 1,
      count,
    });
  return {
    onDragStart: ({ active }) => {
      place.current = active.id;
      return words('start', active.id, undefined);
    },
    // The first place it is over is its own, and would drown out what was said at the start.
    onDragOver: ({ active, over }) => {
      if (!over || over.id === place.current) return;
      place.current = over.id;
      return words('over', active.id, over.id);
    },
    onDragEnd: ({ active, over }) => words('end', active.id, over?.id),
    onDragCancel: ({ active }) =>
      t('order.cancel', { name: t('picture.name', { number: placeOf(active.id) + 1 }) }),
  };
}
