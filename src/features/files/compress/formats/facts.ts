import type { Kind } from './kind';

/** What a picture's own bytes say of it, before it is opened. */
export interface Facts {
  kind: Kind;
  /** As stored, before it is turned; 0 when the format hides it. */
  width: number;
  height: number;
  /** EXIF orientation, 1 to 8; 1 is upright. */
  orientation: number;
  /** More than one picture, one after the other. */
  animated: boolean;
  /** The end of the file is missing. */
  cut: boolean;
}

/** The facts of a picture of which nothing is known but its kind. */
export const bare = (kind: Kind): Facts => ({
  kind,
  width: 0,
  height: 0,
  orientation: 1,
  animated: false,
  cut: false,
});
