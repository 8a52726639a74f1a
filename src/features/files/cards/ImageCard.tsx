import { nameOfUrl } from '../../../lib/urls/media';
import { CHOOSABLE_IMAGE_TYPES } from '../choose/FileButton';
import { ProcessingList } from '../choose/ProcessingList';
import { CropAction } from '../crop/CropDialog';
import type { ImageValue } from '../upload/values';
import { type CardProps, FileCard } from './FileCard';
import { ImageThumbnail } from './ImageThumbnail';
import { useImageEdits } from './useImageEdits';

export interface ImageProps extends CardProps {
  image: ImageValue;
  /** Name of the image, for accessible names. */
  name: string;
  /** Bytes of a compressed replacement (R9.22). */
  maxBytes: number;
  /** The id of the image stays. */
  onChange: (image: ImageValue) => void;
}

/** The image of a notice. A replacement is compressed first. */
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
