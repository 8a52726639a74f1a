import { Crop } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mediaUrl, nameOfUrl } from '../../../lib/urls/media';
import { Button } from '../../../ui/actions/Button';
import { CHOOSABLE_IMAGE_TYPES } from '../choose/imageTypes';
import { ProcessingList } from '../choose/ProcessingList';
import { useImageQueue } from '../choose/useImageQueue';
import { CropDialog } from '../crop/CropDialog';
import type { ImageValue } from '../upload/values';
import { type CardProps, FileCard } from './FileCard';
import { ImageTextFields } from './ImageTextFields';
import { ImageThumbnail } from './ImageThumbnail';

/** The props of {@link ImageCard}, which SortableImage extends. */
export interface ImageCardProps extends CardProps {
  image: ImageValue;
  /** The translated name of the image, for accessible names. */
  name: string;
  /** Bytes of a compressed replacement (R9.22). */
  maxBytes: number;
  /** Whether the card has fields for alternative text and caption. */
  withTexts: boolean;
  /** Receives the replaced or cropped image, or the one with edited texts; its id stays. */
  onChange: (image: ImageValue) => void;
  /** Buttons that precede “Crop to 16:9”. */
  children?: ReactNode;
}

/**
 * Renders the card of an image, which replaces, crops and removes it and edits its texts. A replacement is
 * compressed first, and the texts stay (R5.3). “Crop to 16:9” is offered for selected files and for images in the
 * Blob store.
 */
export function ImageCard(props: ImageCardProps) {
  const { image, name, maxBytes, withTexts, onChange, children, ...card } = props;
  const { t } = useTranslation('uploads');
  const [cropping, setCropping] = useState(false);
  const queue = useImageQueue({
    maxBytes,
    onImage: (compressed) => {
      onChange({ ...compressed, id: image.id, texts: image.texts });
      return 'added';
    },
  });
  const { id, file, url = '' } = image;
  const canCrop = Boolean(image.source ?? file) || mediaUrl(url) !== url;
  const cropButton = canCrop && (
    <Button variant="tertiary" disabled={card.disabled} onClick={() => setCropping(true)}>
      <Crop aria-hidden="true" size="1.1em" />
      {t('image.crop')}
    </Button>
  );
  return (
    <>
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
          <>
            {children}
            {cropButton}
          </>
        }
      >
        {withTexts && (
          <ImageTextFields image={image} disabled={card.disabled} onChange={onChange} />
        )}
        <ProcessingList queue={queue} />
      </FileCard>
      {cropping && (
        <CropDialog
          image={image}
          maxBytes={maxBytes}
          onDone={(cropped) => {
            onChange(cropped);
            setCropping(false);
          }}
          onClose={() => setCropping(false)}
        />
      )}
    </>
  );
}
