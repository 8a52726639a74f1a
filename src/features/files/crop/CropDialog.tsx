import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { Callout } from '../../../ui/feedback/Callout';
import type { Frame } from '../compress/outcome';
import { compress } from '../compress/pictures';
import type { PictureValue } from '../save/values';
import styles from './Crop.module.css';
import { CropFrame } from './CropFrame';
import { CropResult } from './CropResult';
import { largestFrame } from './cropFrame';
import { type CropSource, useCropSource } from './useCropSource';

interface Props {
  picture: PictureValue;
  maxBytes: number;
  /** Gives the same picture with another file. */
  onDone: (picture: PictureValue) => void;
  onClose: () => void;
}

/** Chooses the part of a picture to keep, at 16:9 (spec 9), or all of it again. */
export function CropDialog({ picture, maxBytes, onDone, onClose }: Props) {
  const { t } = useTranslation('uploads');
  const source = useCropSource(picture);
  return (
    <Dialog title={t('crop.title')} wide onClose={onClose}>
      {source.state === 'loading' && <p role="status">{t('crop.loading')}</p>}
      {source.state === 'failed' && (
        <Callout kind="error" live>
          {t('problem.unreadable', { name: source.name })}
        </Callout>
      )}
      {source.state === 'open' && (
        <Cropping
          source={source}
          maxBytes={maxBytes}
          canUndo={picture.file !== undefined}
          onDone={(file) => onDone({ ...picture, file, source: source.file })}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

interface CroppingProps {
  source: Extract<CropSource, { state: 'open' }>;
  maxBytes: number;
  /** Whether there may be a crop to undo; a stored picture is whole as it is. */
  canUndo: boolean;
  onDone: (file: File) => void;
  onClose: () => void;
}

function Cropping({ source, maxBytes, canUndo, onDone, onClose }: CroppingProps) {
  const { t } = useTranslation('uploads');
  const { bitmap, file } = source;
  const [frame, setFrame] = useState<Frame>(() => largestFrame(bitmap));
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [stop] = useState(() => new AbortController());
  useEffect(() => () => stop.abort(), [stop]);

  const make = async (part?: Frame) => {
    setBusy(true);
    setFailed(false);
    try {
      const options = part ? { maxBytes, frame: part } : { maxBytes };
      const made = await compress(file, options, stop.signal);
      onDone(made.file);
    } catch (cause) {
      if (stop.signal.aborted) return;
      console.warn('crop:', cause);
      setFailed(true);
      setBusy(false);
    }
  };

  return (
    <div className={styles.crop}>
      <p>{t('crop.help')}</p>
      <CropFrame bitmap={bitmap} frame={frame} onFrame={setFrame} />
      <CropResult bitmap={bitmap} frame={frame} />
      {failed && (
        <Callout kind="error" live>
          {t('problem.failed', { name: file.name })}
        </Callout>
      )}
      <div className={styles.buttons}>
        <Button busy={busy} onClick={() => void make(frame)}>
          {t(busy ? 'crop.busy' : 'crop.use')}
        </Button>
        {canUndo && (
          <Button look="secondary" busy={busy} onClick={() => void make()}>
            {t('crop.whole')}
          </Button>
        )}
        <Button look="quiet" onClick={onClose}>
          {t('crop.cancel')}
        </Button>
      </div>
    </div>
  );
}
