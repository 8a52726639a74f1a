import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toPixels } from '../compress/geometry';
import type { CropRect } from '../compress/types';
import styles from './CropResult.module.css';

const SIZE = { width: 480, height: 270 };

/** Preview of the cropped image (R9.25). */
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
