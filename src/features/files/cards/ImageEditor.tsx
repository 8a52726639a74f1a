import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { ActionRow } from '../../../ui/layout/ActionRow';
import { FileButton } from '../choose/FileButton';
import { CHOOSABLE_IMAGE_TYPES } from '../choose/imageTypes';
import { ProcessingList } from '../choose/ProcessingList';
import { CropAction } from './CropAction';
import type { ImageProps } from './ImageCard';
import styles from './ImageEditor.module.css';
import { ImageTextFields } from './ImageTextFields';
import { ImageThumbnail } from './ImageThumbnail';
import type { useImageEdits } from './useImageEdits';

interface Props extends Pick<ImageProps, 'image' | 'name' | 'maxBytes' | 'disabled' | 'onChange'> {
  edits: ReturnType<typeof useImageEdits>;
  onClose: () => void;
}

/** Dialog with texts, “Replace” and “Crop to 16:9”. What is typed is in the form at once. */
export function ImageEditor({ image, name, maxBytes, disabled, onChange, edits, onClose }: Props) {
  const { t } = useTranslation('uploads');
  return (
    <Dialog title={name} onClose={onClose}>
      <div className={styles.editor}>
        <ImageThumbnail image={image} />
        <ImageTextFields image={image} disabled={disabled} onChange={onChange} />
        <ProcessingList queue={edits.queue} />
        <ActionRow>
          <Button onClick={onClose}>{t('image.done')}</Button>
          <FileButton
            id={`replace-${image.id}`}
            variant="tertiary"
            icon={RefreshCw}
            label={t('image.replace')}
            accept={CHOOSABLE_IMAGE_TYPES}
            disabled={disabled}
            onFiles={([first]) => first && edits.queue.add([first])}
          />
          {edits.canCrop && (
            <CropAction image={image} maxBytes={maxBytes} disabled={disabled} onChange={onChange} />
          )}
        </ActionRow>
      </div>
    </Dialog>
  );
}
