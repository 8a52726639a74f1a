import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button';
import type { CropRect } from '../compress/types';
import styles from './CropFrame.module.css';
import { MIN_CROP_WIDTH, maxCropWidth, moveCrop, resizeCrop } from './cropRect';

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
/** Distance per press of a button, in the same fraction. */
const BUTTON_STEP = 0.05;

/**
 * The image with its crop rectangle (R9.25), moved by dragging, arrow keys and buttons; a slider
 * resizes it, from 25 to 100 percent of the largest crop.
 */
export function CropFrame({ bitmap, crop, onCrop }: Props) {
  const { t } = useTranslation('uploads');
  const sizeId = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLButtonElement>(null);
  // The dialog opens before the image is loaded and so before the frame is rendered.
  useEffect(() => frame.current?.focus(), []);
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(bitmap, 0, 0);
  }, [bitmap]);

  const handlers = useFrameMoves(canvas, crop, onCrop);
  const percent = (fraction: number) => `${fraction * 100}%`;
  return (
    <>
      <div className={styles.image}>
        <canvas ref={canvas} width={bitmap.width} height={bitmap.height} />
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
      <div className={styles.controls}>
        <MoveButtons onMove={(dx, dy) => onCrop(moveCrop(crop, dx, dy))} />
        <label htmlFor={sizeId}>{t('crop.size')}</label>
        <input
          id={sizeId}
          type="range"
          min={MIN_CROP_WIDTH * 100}
          max={100}
          value={Math.round((crop.width / maxCropWidth(bitmap)) * 100)}
          onChange={(event) => onCrop(resizeCrop(crop, bitmap, Number(event.target.value) / 100))}
        />
      </div>
    </>
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

const BUTTONS = [
  { key: 'left', Icon: ArrowLeft, dx: -BUTTON_STEP, dy: 0 },
  { key: 'right', Icon: ArrowRight, dx: BUTTON_STEP, dy: 0 },
  { key: 'upwards', Icon: ArrowUp, dx: 0, dy: -BUTTON_STEP },
  { key: 'downwards', Icon: ArrowDown, dx: 0, dy: BUTTON_STEP },
] as const;

function MoveButtons({ onMove }: { onMove: (dx: number, dy: number) => void }) {
  const { t } = useTranslation('uploads');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a second border
    <div role="group" aria-label={t('crop.move')} className={styles.arrows}>
      {BUTTONS.map(({ key, Icon, dx, dy }) => (
        <Button
          key={key}
          variant="secondary"
          aria-label={t(`crop.${key}`)}
          onClick={() => onMove(dx, dy)}
        >
          <Icon aria-hidden="true" size="1.1em" />
        </Button>
      ))}
    </div>
  );
}
