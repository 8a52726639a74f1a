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
import type { Frame } from '../compress/outcome';
import styles from './Crop.module.css';
import { moved, NARROWEST, sized, widest } from './cropFrame';

interface Props {
  bitmap: ImageBitmap;
  frame: Frame;
  onFrame: (frame: Frame) => void;
}

/** A part of the picture's width or height per press of a key; with Shift ten times that. */
const STEP = 0.01;
const BUTTON_STEP = 0.05;

/** The picture with the frame on it: moved by pointer, arrow keys or buttons, sized by a slider. */
export function CropFrame({ bitmap, frame, onFrame }: Props) {
  const { t } = useTranslation('uploads');
  const sizeId = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(bitmap, 0, 0);
  }, [bitmap]);

  const handlers = useFrameMoves(canvas, frame, onFrame);
  const percent = (fraction: number) => `${fraction * 100}%`;
  return (
    <>
      <div className={styles.picture}>
        <canvas ref={canvas} width={bitmap.width} height={bitmap.height} />
        <button
          type="button"
          className={styles.frame}
          aria-label={t('crop.frame')}
          style={{
            insetInlineStart: percent(frame.x),
            insetBlockStart: percent(frame.y),
            inlineSize: percent(frame.width),
            blockSize: percent(frame.height),
          }}
          {...handlers}
        />
      </div>
      <div className={styles.controls}>
        <MoveButtons onMove={(dx, dy) => onFrame(moved(frame, dx, dy))} />
        <label htmlFor={sizeId}>{t('crop.size')}</label>
        <input
          id={sizeId}
          type="range"
          min={NARROWEST * 100}
          max={100}
          value={Math.round((frame.width / widest(bitmap)) * 100)}
          onChange={(event) => onFrame(sized(frame, bitmap, Number(event.target.value) / 100))}
        />
      </div>
    </>
  );
}

/** Moves the frame with the pointer and with the arrow keys. */
function useFrameMoves(
  canvas: RefObject<HTMLCanvasElement | null>,
  frame: Frame,
  onFrame: Props['onFrame'],
) {
  const grip = useRef<{ x: number; y: number; frame: Frame } | null>(null);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: event.clientX, y: event.clientY, frame };
  };
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    const area = canvas.current?.getBoundingClientRect();
    if (!grip.current || !area) return;
    const { x, y, frame: start } = grip.current;
    onFrame(moved(start, (clientX - x) / area.width, (clientY - y) / area.height));
  };
  const release = () => {
    grip.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = ARROWS[event.key];
    if (!direction) return;
    event.preventDefault();
    const step = event.shiftKey ? STEP * 10 : STEP;
    onFrame(moved(frame, direction[0] * step, direction[1] * step));
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
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a second frame
    <div role="group" aria-label={t('crop.move')} className={styles.arrows}>
      {BUTTONS.map(({ key, Icon, dx, dy }) => (
        <Button
          key={key}
          look="secondary"
          aria-label={t(`crop.${key}`)}
          onClick={() => onMove(dx, dy)}
        >
          <Icon aria-hidden="true" size="1.1em" />
        </Button>
      ))}
    </div>
  );
}
