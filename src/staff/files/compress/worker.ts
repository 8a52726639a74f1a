import { compressImage } from './compressImage';
import { type CompressOptions, ImageError, type ImageErrorCode } from './image';

/** Worker that decodes and compresses one image; compress.ts starts it. */

export interface WorkerTask {
  file: File;
  options: CompressOptions;
}

export type WorkerReply = { file: File } | { code: ImageErrorCode };

const post = (reply: WorkerReply) => self.postMessage(reply);

self.addEventListener('message', async ({ data }: MessageEvent<WorkerTask>) => {
  try {
    post({ file: await compressImage(data.file, data.options) });
  } catch (cause) {
    if (!(cause instanceof ImageError)) console.warn('image:', cause);
    post({ code: cause instanceof ImageError ? cause.code : 'failed' });
  }
});
