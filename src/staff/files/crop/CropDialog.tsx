import { useMutation, useQuery } from '@tanstack/react-query';
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

/** Pixels on the longer side of the bitmap: wider than the dialog, and few enough to be redrawn on every pointer move. */
const PREVIEW_SIDE = 1200;

/**
 * Crops an image to 16:9 (R9.25), or restores the whole image if its original is in the browser: that of an image that was
 * selected in this form. A failed compression leaves the dialog open. Closing it aborts the work.
 */
function CropDialog({ image, maxBytes, onDone, onClose }: Props) {
  const { t } = useTranslation('uploads');
  const { file, url = '' } = image;
  const original = image.source ?? file;
  const { data: source, isError } = useQuery({
    queryKey: ['admin', 'crop', image.id],
    queryFn: async ({ signal }) => {
      const whole = original ?? (await download(url, signal));
      return { file: whole, bitmap: await preview(whole, PREVIEW_SIDE, signal) };
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  return (
    <Dialog title={t('crop.title')} wide onClose={onClose}>
      {!source && !isError && <p role="status">{t('crop.loading')}</p>}
      {isError && (
        <Callout kind="error" live>
          {t('error.unreadable', { name: original?.name ?? nameOfUrl(url) })}
        </Callout>
      )}
      {source && (
        <Cropping
          {...source}
          maxBytes={maxBytes}
          canUndo={file !== undefined}
          onDone={(cropped) => onDone({ ...image, file: cropped, source: source.file })}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

interface CroppingProps {
  file: File;
  bitmap: ImageBitmap;
  maxBytes: number;
  /** False for a stored image, because its original is not in the browser. */
  canUndo: boolean;
  onDone: (file: File) => void;
  onClose: () => void;
}

function Cropping({ file, bitmap, maxBytes, canUndo, onDone, onClose }: CroppingProps) {
  const { t } = useTranslation('uploads');
  const [crop, setCrop] = useState<CropRect>(() => largestCrop(bitmap));
  const [controller] = useState(() => new AbortController());
  useEffect(() => () => controller.abort(), [controller]);
  const {
    mutate: compressPart,
    isPending,
    isError,
  } = useMutation({
    mutationFn: (part?: CropRect) =>
      compress(file, { maxBytes, ...(part && { crop: part }) }, controller.signal),
    onSuccess: (compressed) => onDone(compressed.file),
  });
  return (
    <div className="stack">
      <p>{t('crop.help')}</p>
      <CropFrame bitmap={bitmap} crop={crop} onCrop={setCrop} />
      {isError && (
        <Callout kind="error" live>
          {t('error.failed', { name: file.name })}
        </Callout>
      )}
      <div className="cluster gap-3">
        <Button busy={isPending} onClick={() => compressPart(crop)}>
          {t(isPending ? 'crop.busy' : 'crop.use')}
        </Button>
        {canUndo && (
          <Button variant="secondary" busy={isPending} onClick={() => compressPart(undefined)}>
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

/** Through `/media`, because the Blob store is another origin. */
async function download(url: string, signal: AbortSignal): Promise<File> {
  const response = await fetch(mediaUrl(url), { signal });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const blob = await response.blob();
  return new File([blob], nameOfUrl(url), { type: blob.type });
}
