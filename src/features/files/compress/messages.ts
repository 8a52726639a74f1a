import type { CompressedPicture, CompressOptions, PictureProblem } from './outcome';

/** What the page asks of the worker. */
export type Task =
  | { kind: 'compress'; file: File; options: CompressOptions }
  | { kind: 'preview'; file: Blob; side: number };

/** What it makes: a picture to publish, or one to look at. */
export type Made = CompressedPicture | ImageBitmap;

/** What the worker says. It says first whether it can draw at all. */
export type Reply = { ready: true; able: boolean } | { done: Made } | { problem: PictureProblem };
