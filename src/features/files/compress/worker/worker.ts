import { ImageError } from '../types';
import { type Reply, runTask, type Task } from './tasks';

/** Worker that decodes and compresses images; client.ts sends it one task at a time. */

const post = (reply: Reply, transfer: Transferable[] = []) => self.postMessage(reply, { transfer });

self.addEventListener('message', async ({ data }: MessageEvent<Task>) => {
  try {
    const result = await runTask(data);
    post({ result }, result instanceof ImageBitmap ? [result] : []);
  } catch (cause) {
    if (!(cause instanceof ImageError)) console.warn('image:', cause);
    post({ code: cause instanceof ImageError ? cause.code : 'failed' });
  }
});

post({ ready: true, canDraw: typeof OffscreenCanvas === 'function' });
