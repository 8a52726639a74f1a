import { compressImage, previewImage } from '../compressImage';
import {
  type CompressedImage,
  type CompressOptions,
  ImageError,
  type ImageErrorCode,
} from '../types';

/** Worker that decodes and compresses images; client.ts sends it one task at a time. */

export type WorkerTask =
  | { kind: 'compress'; file: File; options: CompressOptions }
  | { kind: 'preview'; file: Blob; side: number };

export type WorkerResult = CompressedImage | ImageBitmap;

export type WorkerReply = { result: WorkerResult } | { code: ImageErrorCode };

const post = (reply: WorkerReply, transfer: Transferable[] = []) =>
  self.postMessage(reply, { transfer });

self.addEventListener('message', async ({ data }: MessageEvent<WorkerTask>) => {
  try {
    const result =
      data.kind === 'compress'
        ? await compressImage(data.file, data.options)
        : await previewImage(data.file, data.side);
    post({ result }, result instanceof ImageBitmap ? [result] : []);
  } catch (cause) {
    if (!(cause instanceof ImageError)) console.warn('image:', cause);
    post({ code: cause instanceof ImageError ? cause.code : 'failed' });
  }
});
