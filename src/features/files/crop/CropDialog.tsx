import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { Callout } from '../../../ui/feedback/Callout';
import type { CropRect } from '../compress/types';
import { compress } from '../compress/worker/client';
import type { ImageValue } from '../upload/values';
import styles from './CropDialog.module.css';
import { CropFrame } from './CropFrame';
import { CropResult } from './CropResult';
import { largestCrop } from './cropRect';
import { type CropSource, useCropSource } from './useCropSource';

interface Props {
  image: ImageValue;
  /** Bytes of the cropped JPEG at most (R9.22). */
  maxBytes: number;
  /** Receives the image with the cropped file and its original. */
  onDone: (image: ImageValue) => void;
  onClose: () => void;
}

/**
 * Crops an image to 16:9 (R9.25), or restores the whole image if its original is in the browser. A
 * failed compression leaves the dialog open. Closing it aborts the compression.
 */
export function CropDialog({ image, maxBytes, onDone, onClose }: Props) {
  const { t } = useTranslation('uploads');
  const source = useCropSource(image);
  return (
    <Dialog title={t('crop.title')} wide onClose={onClose}>
      {source.state === 'loading' && <p role="status">{t('crop.loading')}</p>}
      {source.state === 'failed' && (
        <Callout kind="error" live>
          {t('error.unreadable', { name: source.name })}
        </Callout>
      )}
      {source.state === 'open' && (
        <Cropping
          source={source}
          maxBytes={maxBytes}
          canUndo={image.file !== undefined}
          onDone={(file) => onDone({ ...image, file, source: source.file })}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

interface CroppingProps {
  source: Extract<CropSource, { state: 'open' }>;
  maxBytes: number;
  /** False for a stored image, because its original is not in the browser. */
  canUndo: boolean;
  onDone: (file: File) => void;
  onClose: () => void;
}

function Cropping({ source, maxBytes, canUndo, onDone, onClose }: CroppingProps) {
  const { t } = useTranslation('uploads');
  const { bitmap, file } = source;
  const [crop, setCrop] = useState<CropRect>(() => largestCrop(bitmap));
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [controller] = useState(() => new AbortController());
  useEffect(() => () => controller.abort(), [controller]);

  const compressPart = async (part?: CropRect) => {
    setBusy(true);
    setFailed(false);
    try {
      const options = part ? { maxBytes, crop: part } : { maxBytes };
      const compressed = await compress(file, options, controller.signal);
      onDone(compressed.file);
    } catch (cause) {
      if (controller.signal.aborted) return;
      console.warn('crop:', cause);
      setFailed(true);
      setBusy(false);
    }
  };

  return (
    <div className={styles.crop}>
      <p>{t('crop.help')}</p>
      <CropFrame bitmap={bitmap} crop={crop} onCrop={setCrop} />
      <CropResult bitmap={bitmap} crop={crop} />
      {failed && (
        <Callout kind="error" live>
          {t('error.failed', { name: file.name })}
        </Callout>
      )}
      <div className={styles.buttons}>
        <Button busy={busy} onClick={() => void compressPart(crop)}>
          {t(busy ? 'crop.busy' : 'crop.use')}
        </Button>
        {canUndo && (
          <Button variant="secondary" busy={busy} onClick={() => void compressPart()}>
            {t('crop.whole')}
          </Button>
        )}
        <Button variant="tertiary" onClick={onClose}>
          {t('crop.cancel')}
        </Button>
      </div>
    </div>
  );
}
