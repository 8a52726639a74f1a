import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { CropRect } from '../compress/types';
import styles from './CropFrame.module.css';
import { moveCrop } from './cropRect';

interface Props {
  bitmap: ImageBitmap;
  crop: CropRect;
  onCrop: (crop: CropRect) => void;
}

/**
 * Distance per arrow key as a fraction of the image's width (left, right) or height (up, down); ten
 * times as far with Shift.
 */
const STEP = 0.01;

/**
 * The image with its crop rectangle (R9.25), moved by dragging, by the arrow keys, and by a click
 * on what it is to show, for those who cannot drag (WCAG 2.5.7).
 */
export function CropFrame({ bitmap, crop, onCrop }: Props) {
  const { t } = useTranslation('uploads');
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLButtonElement>(null);
  // The dialog opens before the image is loaded and so before the frame is rendered.
  useEffect(() => frame.current?.focus(), []);
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(bitmap, 0, 0);
  }, [bitmap]);

  const handlers = useFrameMoves(canvas, crop, onCrop);
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
        {...handlers}
      />
    </div>
  );
}

function useFrameMoves(
  canvas: RefObject<HTMLCanvasElement | null>,
  crop: CropRect,
  onCrop: Props['onCrop'],
) {
  const drag = useRef<{ x: number; y: number; crop: CropRect } | null>(null);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, y: event.clientY, crop };
  };
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    const area = canvas.current?.getBoundingClientRect();
    if (!drag.current || !area) return;
    const { x, y, crop: start } = drag.current;
    onCrop(moveCrop(start, (clientX - x) / area.width, (clientY - y) / area.height));
  };
  const release = () => {
    drag.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = ARROWS[event.key];
    if (!direction) return;
    event.preventDefault();
    const step = event.shiftKey ? STEP * 10 : STEP;
    onCrop(moveCrop(crop, direction[0] * step, direction[1] * step));
  };
  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: release,
    onPointerCancel: release,
    onKeyDown,
  };
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
