import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toPixels } from '../compress/geometry';
import type { CropRect } from '../compress/types';
import styles from './CropResult.module.css';

const SIZE = { width: 480, height: 270 };

/**
 * Draws the part of `bitmap` inside `crop` on a canvas of 480 × 270 pixels, as a preview of the cropped image
 * (R9.25). Redraws when either changes.
 */
export function CropResult({ bitmap, crop }: { bitmap: ImageBitmap; crop: CropRect }) {
  const { t } = useTranslation('uploads');
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { x, y, width, height } = toPixels(crop, bitmap);
    const context = canvas.current?.getContext('2d');
    context?.drawImage(bitmap, x, y, width, height, 0, 0, SIZE.width, SIZE.height);
  }, [bitmap, crop]);
  return (
    <figure className={styles.result}>
      <figcaption>{t('crop.result')}</figcaption>
      <canvas ref={canvas} {...SIZE} />
    </figure>
  );
}
