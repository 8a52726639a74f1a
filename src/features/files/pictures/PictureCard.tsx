import { Crop, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mediaUrl, nameOfUrl } from '../../../lib/urls/media';
import { Button } from '../../../ui/actions/Button';
import { IntakeList } from '../choose/IntakeList';
import { PICTURE_TYPES } from '../choose/pictureTypes';
import { usePictureIntake } from '../choose/usePictureIntake';
import { CropDialog } from '../crop/CropDialog';
import { PictureTexts } from '../fields/PictureTexts';
import { ReplaceButton } from '../fields/ReplaceButton';
import { UploadStatus } from '../fields/UploadStatus';
import styles from '../fields/Uploads.module.css';
import type { UploadState } from '../save/useUploads';
import type { PictureValue } from '../save/values';
import { PictureThumb } from './PictureThumb';
import { useSize } from './useSize';

export interface PictureCardProps {
  picture: PictureValue;
  /** In words: «Picture 2», «Featured image». */
  name: string;
  maxBytes: number;
  /** Whether staff write a text and a caption for it. */
  withTexts: boolean;
  disabled: boolean;
  state: UploadState | undefined;
  onChange: (picture: PictureValue) => void;
  onRemove: () => void;
  onCancel?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  /** Further buttons, such as those for the order. */
  children?: ReactNode;
}

/** One chosen or stored picture: what it looks like, its texts, and what can be done with it. */
export function PictureCard(props: PictureCardProps) {
  const { picture, name, maxBytes, disabled, state, onChange, onRemove } = props;
  const { t } = useTranslation('uploads');
  const [cropping, setCropping] = useState(false);
  const replacing = usePictureIntake({
    maxBytes,
    onPicture: (made) => {
      onChange({ ...made, id: picture.id, alt: picture.alt, caption: picture.caption });
      return 'taken';
    },
  });
  const canCrop = Boolean(picture.source ?? picture.file) || isStored(picture.url);
  return (
    <div className={styles.card}>
      <PictureThumb picture={picture} />
      <div className={styles.body}>
        <PictureLine picture={picture} />
        <UploadStatus name={name} state={state} onCancel={props.onCancel} onRetry={props.onRetry} />
        {props.withTexts && (
          <PictureTexts picture={picture} disabled={disabled} onChange={onChange} />
        )}
        <IntakeList items={replacing.items} onDismiss={replacing.dismiss} />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a second frame */}
        <div role="group" aria-label={t('picture.actions', { name })} className={styles.actions}>
          {props.children}
          {canCrop && (
            <Button look="quiet" disabled={disabled} onClick={() => setCropping(true)}>
              <Crop aria-hidden="true" size="1.1em" />
              {t('picture.crop')}
            </Button>
          )}
          <ReplaceButton
            id={`replace-${picture.id}`}
            accept={PICTURE_TYPES}
            disabled={disabled}
            onFile={(file) => replacing.add([file])}
          />
          <Button look="quiet" disabled={disabled} onClick={onRemove}>
            <Trash2 aria-hidden="true" size="1.1em" />
            {t('picture.remove')}
          </Button>
        </div>
      </div>
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
    </div>
  );
}

const isStored = (url: string | undefined): boolean => url !== undefined && mediaUrl(url) !== url;

function PictureLine({ picture: { file, url = '' } }: { picture: PictureValue }) {
  const { t } = useTranslation('uploads');
  const size = useSize();
  return (
    <p className={styles.line}>
      <strong>{file ? file.name : nameOfUrl(url)}</strong>{' '}
      <span className={styles.quiet}>
        {file ? `${size(file.size)} · ${t('picture.new')}` : t('picture.stored')}
      </span>
    </p>
  );
}
