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

export interface ImageCardProps extends CardProps {
  image: ImageValue;
  /** For labels: «Image 2», «Featured image». */
  name: string;
  maxBytes: number;
  /** Whether staff write an alternative text and a caption for it. */
  withTexts: boolean;
  onChange: (image: ImageValue) => void;
  /** More buttons, such as those for the order. */
  children?: ReactNode;
}

/** A chosen or stored image with its texts. */
export function ImageCard(props: ImageCardProps) {
  const { image, name, maxBytes, withTexts, onChange, children, ...card } = props;
  const { t } = useTranslation('uploads');
  const [cropping, setCropping] = useState(false);
  const queue = useImageQueue({
    maxBytes,
    onImage: (made) => {
      onChange({ ...made, id: image.id, alt: image.alt, caption: image.caption });
      return 'added';
    },
  });
  const { id, file, url = '' } = image;
  const canCrop = Boolean(image.source ?? file) || mediaUrl(url) !== url;
  const cropButton = canCrop && (
    <Button variant="quiet" disabled={card.disabled} onClick={() => setCropping(true)}>
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
        onReplace={(other) => queue.add([other])}
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
