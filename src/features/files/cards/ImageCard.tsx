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
  picture: ImageValue;
  /** For labels: «Picture 2», «Featured image». */
  name: string;
  maxBytes: number;
  /** Whether staff write an alternative text and a caption for it. */
  withTexts: boolean;
  onChange: (picture: ImageValue) => void;
  /** More buttons, such as those for the order. */
  children?: ReactNode;
}

/** A chosen or stored picture with its texts. */
export function ImageCard(props: ImageCardProps) {
  const { picture, name, maxBytes, withTexts, onChange, children, ...card } = props;
  const { t } = useTranslation('uploads');
  const [cropping, setCropping] = useState(false);
  const queue = useImageQueue({
    maxBytes,
    onPicture: (made) => {
      onChange({ ...made, id: picture.id, alt: picture.alt, caption: picture.caption });
      return 'added';
    },
  });
  const { id, file, url = '' } = picture;
  const canCrop = Boolean(picture.source ?? file) || mediaUrl(url) !== url;
  const cropButton = canCrop && (
    <Button variant="quiet" disabled={card.disabled} onClick={() => setCropping(true)}>
      <Crop aria-hidden="true" size="1.1em" />
      {t('picture.crop')}
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
        thumb={<ImageThumbnail picture={picture} />}
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
          <ImageTextFields picture={picture} disabled={card.disabled} onChange={onChange} />
        )}
        <ProcessingList queue={queue} />
      </FileCard>
      {cropping && (
        <CropDialog
          picture={picture}
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
