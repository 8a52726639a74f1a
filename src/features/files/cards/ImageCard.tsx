import { nameOfUrl } from '../../../lib/urls/media';
import { CHOOSABLE_IMAGE_TYPES } from '../choose/imageTypes';
import { ProcessingList } from '../choose/ProcessingList';
import type { ImageValue } from '../upload/values';
import { CropAction } from './CropAction';
import { type CardProps, FileCard } from './FileCard';
import { ImageThumbnail } from './ImageThumbnail';
import { useImageEdits } from './useImageEdits';

/** The props that {@link ImageCard} and ImageTile share. */
export interface ImageProps extends CardProps {
  image: ImageValue;
  /** The translated name of the image, for accessible names. */
  name: string;
  /** Bytes of a compressed replacement (R9.22). */
  maxBytes: number;
  /** Receives the replaced or cropped image, or the one with edited texts; its id stays. */
  onChange: (image: ImageValue) => void;
}

/**
 * Renders the card of the image of a notice, which replaces, crops and removes it. A replacement is compressed first.
 */
export function ImageCard({ image, name, maxBytes, onChange, ...card }: ImageProps) {
  const { queue, canCrop } = useImageEdits({ image, maxBytes, onChange });
  const { id, file, url = '' } = image;
  return (
    <FileCard
      {...card}
      id={id}
      label={name}
      fileName={file ? file.name : nameOfUrl(url)}
      file={file}
      thumb={<ImageThumbnail image={image} />}
      accept={CHOOSABLE_IMAGE_TYPES}
      onReplace={(selected) => queue.add([selected])}
      actions={
        canCrop && (
          <CropAction
            image={image}
            maxBytes={maxBytes}
            disabled={card.disabled}
            onChange={onChange}
          />
        )
      }
    >
      <ProcessingList queue={queue} />
    </FileCard>
  );
}
