import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button';
import { ImageCard, type ImageCardProps } from '../cards/ImageCard';
import styles from './SortableImage.module.css';

interface Props extends Omit<ImageCardProps, 'name' | 'withTexts' | 'children'> {
  /** Position in the list, from 0. */
  index: number;
  /** The number of images in the list. */
  count: number;
  /** Receives the new position, from 0. */
  onMove: (to: number) => void;
}

/**
 * Renders one image of a sortable list: a drag handle, the card, and buttons that move it up and down. Each
 * accessible name contains the image's position. Requires the DndContext of SortableImages.
 */
export function SortableImage({ index, count, onMove, ...card }: Props) {
  const { image, disabled } = card;
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
      <ImageCard {...card} name={name} withTexts>
        <Button
          variant="tertiary"
          disabled={disabled || index === 0}
          aria-label={`${name}: ${t('image.up')}`}
          onClick={() => onMove(index - 1)}
        >
          <ArrowUp aria-hidden="true" size="1.1em" />
          {t('image.up')}
        </Button>
        <Button
          variant="tertiary"
          disabled={disabled || index === count - 1}
          aria-label={`${name}: ${t('image.down')}`}
          onClick={() => onMove(index + 1)}
        >
          <ArrowDown aria-hidden="true" size="1.1em" />
          {t('image.down')}
        </Button>
      </ImageCard>
    </li>
  );
}
