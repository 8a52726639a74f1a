import { ImageError } from '../types';
import { runTask, type WorkerReply, type WorkerTask } from './tasks';

/** Worker that decodes and compresses images; client.ts sends it one task at a time. */

const post = (reply: WorkerReply, transfer: Transferable[] = []) =>
  self.postMessage(reply, { transfer });

self.addEventListener('message', async ({ data }: MessageEvent<WorkerTask>) => {
  try {
    const result = await runTask(data);
    post({ result }, result instanceof ImageBitmap ? [result] : []);
  } catch (cause) {
    if (!(cause instanceof ImageError)) console.warn('image:', cause);
    post({ code: cause instanceof ImageError ? cause.code : 'failed' });
  }
});

post({ ready: true, canDraw: typeof OffscreenCanvas === 'function' });
