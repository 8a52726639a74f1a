import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { areaOf } from '../compress/geometry';
import type { Frame } from '../compress/outcome';
import styles from './Crop.module.css';

const SIZE = { width: 480, height: 270 };

/** What the frame holds, as it will look. */
export function CropResult({ bitmap, frame }: { bitmap: ImageBitmap; frame: Frame }) {
  const { t } = useTranslation('uploads');
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { x, y, width, height } = areaOf(frame, bitmap);
    const context = canvas.current?.getContext('2d');
    context?.drawImage(bitmap, x, y, width, height, 0, 0, SIZE.width, SIZE.height);
  }, [bitmap, frame]);
  return (
    <figure className={styles.result}>
      <figcaption>{t('crop.result')}</figcaption>
      <canvas ref={canvas} {...SIZE} />
    </figure>
  );
}
