import { ImageError } from '../types';
import { type Reply, runTask, type Task } from './tasks';

/** The worker that decodes and compresses images, one at a time. */

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

post({ ready: true, able: typeof OffscreenCanvas === 'function' });
