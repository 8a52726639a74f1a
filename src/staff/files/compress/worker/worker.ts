import { compressImage } from '../compressImage';
import {
  type CompressedImage,
  type CompressOptions,
  ImageError,
  type ImageErrorCode,
} from '../types';

/** Worker that decodes and compresses images; client.ts sends it one task at a time. */

export interface WorkerTask {
  file: File;
  options: CompressOptions;
}

export type WorkerReply = { result: CompressedImage } | { code: ImageErrorCode };

const post = (reply: WorkerReply) => self.postMessage(reply);

self.addEventListener('message', async ({ data }: MessageEvent<WorkerTask>) => {
  try {
    post({ result: await compressImage(data.file, data.options) });
  } catch (cause) {
    if (!(cause instanceof ImageError)) console.warn('image:', cause);
    post({ code: cause instanceof ImageError ? cause.code : 'failed' });
  }
});
