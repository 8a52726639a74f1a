import type { Reply, Task } from './messages';
import { PictureError } from './outcome';
import { perform } from './perform';

/** The thread beside the page's own in which pictures are opened and compressed, one at a time. */

const say = (reply: Reply, transfer: Transferable[] = []) => self.postMessage(reply, { transfer });

self.addEventListener('message', async ({ data }: MessageEvent<Task>) => {
  try {
    const done = await perform(data);
    say({ done }, done instanceof ImageBitmap ? [done] : []);
  } catch (cause) {
    if (!(cause instanceof PictureError)) console.warn('picture:', cause);
    say({ problem: cause instanceof PictureError ? cause.problem : 'failed' });
  }
});

say({ ready: true, able: typeof OffscreenCanvas === 'function' });
