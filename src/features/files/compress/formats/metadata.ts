import type { ImageFormat } from './imageFormat';

/** What an image's own bytes say of it, before it is decoded. */
export interface ImageMetadata {
  kind: ImageFormat;
  /** As stored, before the EXIF orientation; 0 where the format hides it. */
  width: number;
  height: number;
  /** EXIF orientation, 1 to 8; 1 is upright. */
  orientation: number;
  animated: boolean;
  /** The end of the file is missing. */
  truncated: boolean;
}

/** The metadata of an image of which only the kind is known. */
export const emptyMetadata = (kind: ImageFormat): ImageMetadata => ({
  kind,
  width: 0,
  height: 0,
  orientation: 1,
  animated: false,
  truncated: false,
});
