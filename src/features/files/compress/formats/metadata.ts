import type { ImageFormat } from './imageFormat';

/** Read from the bytes of an image, before it is decoded. */
export interface ImageMetadata {
  format: ImageFormat;
  /** Pixels as stored, before the EXIF orientation; 0 if not read for this format. */
  width: number;
  height: number;
  /** EXIF orientation, 1 to 8; 1 is upright. */
  orientation: number;
  animated: boolean;
  /** The file ends too early. */
  truncated: boolean;
}

export const emptyMetadata = (format: ImageFormat): ImageMetadata => ({
  format,
  width: 0,
  height: 0,
  orientation: 1,
  animated: false,
  truncated: false,
});
