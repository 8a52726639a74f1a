import { Crop } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mediaUrl, nameOfUrl } from '../../../lib/urls/media';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { Callout } from '../../../ui/feedback/Callout';
import type { ImageValue } from '../../kinds/files';
import type { CropRect } from '../compress/types';
import { compress, preview } from '../compress/worker/client';
import { CropFrame } from './CropFrame';
import { largestCrop } from './cropRect';

interface CropActionProps {
  image: ImageValue;
  maxBytes: number;
  disabled?: boolean | undefined;
  onChange: (image: ImageValue) => void;
}

export function CropAction({ image, maxBytes, disabled, onChange }: CropActionProps) {
  const { t } = useTranslation('uploads');
  const [cropping, setCropping] = useState(false);
  return (
    <>
      <Button variant="tertiary" disabled={disabled} onClick={() => setCropping(true)}>
        <Crop aria-hidden="true" size="1.1em" />
        {t('image.crop')}
      </Button>
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

interface Props {
  image: ImageValue;
  /** Bytes of the cropped JPEG at most (R9.22). */
  maxBytes: number;
  onDone: (image: ImageValue) => void;
  onClose: () => void;
}

/**
 * Crops an image to 16:9 (R9.25), or restores the whole image if its original is in the browser. A
 * failed compression leaves the dialog open. Closing it aborts the compression.
 */
function CropDialog({ image, maxBytes, onDone, onClose }: Props) {
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
    <div className="stack">
      <p>{t('crop.help')}</p>
      <CropFrame bitmap={bitmap} crop={crop} onCrop={setCrop} />
      {failed && (
        <Callout kind="error" live>
          {t('error.failed', { name: file.name })}
        </Callout>
      )}
      <div className="cluster gap-3">
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

type CropSource =
  | { state: 'loading' }
  | { state: 'failed'; name: string }
  /** `bitmap` is small enough to be redrawn on every pointer move. */
  | { state: 'open'; file: File; bitmap: ImageBitmap };

/** Pixels on the longer side of the bitmap; wider than the dialog. */
const PREVIEW_SIDE = 1200;

/**
 * Loads and decodes the image to crop: the original of an image that was selected in this form,
 * otherwise the stored file. Unmounting, and another image, abort the work and close the bitmap.
 */
function useCropSource(image: ImageValue): CropSource {
  const [source, setSource] = useState<CropSource>({ state: 'loading' });
  const { file, url = '' } = image;
  const original = image.source ?? file;
  useEffect(() => {
    const controller = new AbortController();
    let open: ImageBitmap | undefined;
    const load = async () => {
      const whole = original ?? (await download(url, controller.signal));
      const bitmap = await preview(whole, PREVIEW_SIDE, controller.signal);
      if (controller.signal.aborted) return bitmap.close();
      open = bitmap;
      setSource({ state: 'open', file: whole, bitmap });
    };
    load().catch((cause: unknown) => {
      if (controller.signal.aborted) return;
      console.warn('crop:', cause);
      setSource({ state: 'failed', name: original?.name ?? nameOfUrl(url) });
    });
    return () => {
      controller.abort();
      open?.close();
    };
  }, [original, url]);
  return source;
}

/** Through `/media`, because the Blob store is another origin. */
async function download(url: string, signal: AbortSignal): Promise<File> {
  const response = await fetch(mediaUrl(url), { signal });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const blob = await response.blob();
  return new File([blob], nameOfUrl(url), { type: blob.type });
}
