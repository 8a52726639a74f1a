import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mediaUrl, nameOfUrl } from '../../lib/urls/media';
import { Button } from '../../ui/actions/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { Note } from '../../ui/feedback/Note';
import type { Crop } from './compress/image';
import styles from './files.module.css';

interface Props {
  /** A chosen file, or the URL of a stored image. */
  image: File | string;
  /** Width divided by height, 16:9 by default. */
  ratio?: number | undefined;
  onDone: (file: File, crop: Crop) => void;
  onClose: () => void;
}

/** Selects the part of an image to show (R9.25): the largest part, whose place a slider moves. */
export function CropDialog({ image, ratio = 16 / 9, onDone, onClose }: Props) {
  const { t } = useTranslation('uploads');
  const id = useId();
  const [place, setPlace] = useState(0.5);
  const { data, isError } = useQuery({
    queryKey: ['admin', 'crop', id],
    queryFn: async ({ signal }) => {
      const file = typeof image === 'string' ? await download(image, signal) : image;
      const options = { imageOrientation: 'from-image', resizeWidth: PREVIEW_WIDTH } as const;
      return { file, bitmap: await createImageBitmap(file, options) };
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  return (
    <Dialog title={t('crop.title')} wide onClose={onClose}>
      {!data && !isError && <p role="status">{t('crop.loading')}</p>}
      {isError && (
        <Note kind="error" live>
          {t('error.notImage', { name: typeof image === 'string' ? nameOfUrl(image) : image.name })}
        </Note>
      )}
      {data && (
        <div className="stack">
          <canvas
            ref={(canvas) => canvas?.getContext('2d')?.drawImage(data.bitmap, 0, 0)}
            width={data.bitmap.width}
            height={data.bitmap.height}
            className={`cover ${styles.crop}`}
            style={{ aspectRatio: ratio, objectPosition: `${place * 100}% ${place * 100}%` }}
          />
          <label className="stack gap-1" htmlFor={id}>
            {t('crop.place')}
            <input
              id={id}
              type="range"
              min={0}
              max={1}
              step={0.01}
              value={place}
              onChange={({ target }) => setPlace(target.valueAsNumber)}
            />
          </label>
          <div className="cluster gap-3">
            <Button onClick={() => onDone(data.file, { ratio, place })}>{t('crop.use')}</Button>
            <Button variant="tertiary" onClick={onClose}>
              {t('crop.cancel')}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

/** Pixels: wider than the dialog, and small in memory. */
const PREVIEW_WIDTH = 1200;

/**
 * Fetches a stored image through `/media`, because the Blob store is another origin. Rejects with
 * the error of `fetch`, or an Error for another status than 2xx.
 */
async function download(url: string, signal: AbortSignal): Promise<File> {
  const response = await fetch(mediaUrl(url), { signal });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const blob = await response.blob();
  return new File([blob], nameOfUrl(url), { type: blob.type });
}
