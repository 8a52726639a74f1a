import { useQuery } from '@tanstack/react-query';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { mediaUrl, nameOfUrl } from '../../../lib/urls/media';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { Note } from '../../../ui/feedback/Note';
import { type CropRect, fitWithin, largestCrop, moveCrop } from '../compress/geometry';
import styles from '../files.module.css';

interface Props {
  /** URL of the stored image; empty for a chosen file. */
  url: string;
  /** The file from which the image is made; without it, the stored one. */
  source?: File | undefined;
  /** Width divided by height, 16:9 by default. */
  ratio?: number | undefined;
  /** Receives the file and the part of it to show, undefined for all of it. */
  onDone: (source: File, crop?: CropRect) => void;
  onClose: () => void;
}

/** Selects the part of an image to show (R9.25), or all of it if it was chosen in this form. */
export function CropDialog({ url, source: chosen, ratio, onDone, onClose }: Props) {
  const { t } = useTranslation('uploads');
  const name = chosen?.name ?? nameOfUrl(url);
  const [id] = useState(() => crypto.randomUUID());
  const { data, isError } = useQuery({
    queryKey: ['admin', 'crop', id],
    queryFn: async ({ signal }) => {
      const source = chosen ?? (await download(url, signal));
      return { source, bitmap: await previewOf(source) };
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  const [moved, setMoved] = useState<CropRect>();
  const crop = moved ?? (data && largestCrop(data.bitmap, ratio));
  return (
    <Dialog title={t(ratio ? 'crop.part' : 'crop.title')} wide onClose={onClose}>
      {!data && !isError && <p role="status">{t('crop.loading')}</p>}
      {isError && (
        <Note kind="error" live>
          {t('error.unreadable', { name })}
        </Note>
      )}
      {data && crop && (
        <div className="stack">
          <p>{t('crop.help')}</p>
          <CropFrame bitmap={data.bitmap} crop={crop} onCrop={setMoved} />
          <div className="cluster gap-3">
            <Button onClick={() => onDone(data.source, crop)}>{t('crop.use')}</Button>
            {url && chosen && (
              <Button variant="secondary" onClick={() => onDone(data.source)}>
                {t('crop.whole')}
              </Button>
            )}
            <Button variant="tertiary" onClick={onClose}>
              {t('crop.cancel')}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

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

/** Pixels on the longer side of the bitmap: wider than the dialog, and small in memory. */
const PREVIEW_SIDE = 1200;

/** Decodes an image upright, as a preview. Rejects with a DOMException if the browser cannot. */
async function previewOf(file: File): Promise<ImageBitmap> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width: resizeWidth, height: resizeHeight } = fitWithin(image, PREVIEW_SIDE);
  const options = { resizeWidth, resizeHeight, resizeQuality: 'high' } as const;
  return createImageBitmap(image, options).finally(() => image.close());
}

interface FrameProps {
  bitmap: ImageBitmap;
  crop: CropRect;
  onCrop: (crop: CropRect) => void;
}

/** Distance per arrow key as a fraction of the image's side; ten times as far with Shift. */
const STEP = 0.01;

/**
 * Renders the image with its crop rectangle (R9.25). It is moved by dragging, by the arrow keys,
 * and by a click on what it is to show, for those who cannot drag (WCAG 2.5.7).
 */
function CropFrame({ bitmap, crop, onCrop }: FrameProps) {
  const { t } = useTranslation('uploads');
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLButtonElement>(null);
  // The dialog opens before the image is loaded and so before the frame is rendered.
  useEffect(() => frame.current?.focus(), []);
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(bitmap, 0, 0);
  }, [bitmap]);

  const drag = useRef({ x: 0, y: 0, crop });
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, y: event.clientY, crop };
  };
  const onPointerMove = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
    const area = canvas.current?.getBoundingClientRect();
    if (!currentTarget.hasPointerCapture(pointerId) || !area) return;
    const { x, y, crop: start } = drag.current;
    onCrop(moveCrop(start, (clientX - x) / area.width, (clientY - y) / area.height));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = ARROWS[event.key];
    if (!direction) return;
    event.preventDefault();
    const step = event.shiftKey ? STEP * 10 : STEP;
    onCrop(moveCrop(crop, direction[0] * step, direction[1] * step));
  };
  const centre = ({ clientX, clientY }: MouseEvent) => {
    const area = canvas.current?.getBoundingClientRect();
    if (!area) return;
    const [x, y] = [(clientX - area.left) / area.width, (clientY - area.top) / area.height];
    onCrop(moveCrop(crop, x - crop.x - crop.width / 2, y - crop.y - crop.height / 2));
  };
  const percent = (fraction: number) => `${fraction * 100}%`;
  return (
    <div className={styles.image}>
      <button type="button" tabIndex={-1} aria-label={t('crop.centre')} onClick={centre}>
        <canvas ref={canvas} width={bitmap.width} height={bitmap.height} />
      </button>
      <button
        ref={frame}
        type="button"
        className={styles.frame}
        aria-label={t('crop.frame')}
        style={{
          insetInlineStart: percent(crop.x),
          insetBlockStart: percent(crop.y),
          inlineSize: percent(crop.width),
          blockSize: percent(crop.height),
        }}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
