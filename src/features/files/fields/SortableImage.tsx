import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ArrowLeft, ArrowRight, GripVertical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../lib/i18n/languages';
import { Button } from '../../../ui/actions/Button';
import type { ImageProps } from '../cards/ImageCard';
import { ImageTile } from '../cards/ImageTile';
import styles from './SortableImage.module.css';

interface Props extends Omit<ImageProps, 'name'> {
  /** Position, from 0. */
  index: number;
  count: number;
  languages: readonly Language[];
  onMove: (to: number) => void;
}

/** Requires the DndContext of SortableImages. */
export function SortableImage({ index, count, onMove, ...tile }: Props) {
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
        <Button
          variant="tertiary"
          disabled={disabled || index === 0}
          aria-label={`${name}: ${t('image.up')}`}
          onClick={() => onMove(index - 1)}
        >
          <ArrowLeft aria-hidden="true" size="1.1em" />
        </Button>
        <Button
          variant="tertiary"
          disabled={disabled || index === count - 1}
          aria-label={`${name}: ${t('image.down')}`}
          onClick={() => onMove(index + 1)}
        >
          <ArrowRight aria-hidden="true" size="1.1em" />
        </Button>
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
