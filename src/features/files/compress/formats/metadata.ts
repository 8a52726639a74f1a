import type { ImageFormat } from './imageFormat';

/** The metadata of an image as read from its bytes, before it is decoded. */
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

/**
 * Returns the metadata of an image of which only the format is known: size 0 × 0, upright, neither animated
 * nor truncated.
 */
export const emptyMetadata = (format: ImageFormat): ImageMetadata => ({
  format,
  width: 0,
  height: 0,
  orientation: 1,
  animated: false,
  truncated: false,
});
