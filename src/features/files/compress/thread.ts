import type { Made, Reply, Task } from './messages';
import { PictureError } from './outcome';
import PictureWorker from './worker?worker';

/** A thread that does one task at a time. */
export interface Thread {
  run: (task: Task) => Promise<Made>;
  /** Ends it in the middle of whatever it does. */
  stop: () => void;
}

/**
 * Starts the worker. Where there is none, or where it cannot draw, the page does the work itself: it
 * stands still for a moment in such a browser, but the picture is published.
 */
export async function startThread(): Promise<Thread> {
  const worker = await startWorker();
  if (!worker) return inThePage;
  return {
    run: (task) => askWorker(worker, task),
    stop: () => worker.terminate(),
  };
}

const inThePage: Thread = {
  run: async (task) => (await import('./perform')).perform(task),
  stop: () => undefined,
};

/** Null when it does not start or cannot draw. */
function startWorker(): Promise<Worker | null> {
  if (typeof Worker === 'undefined') return Promise.resolve(null);
  return new Promise((resolve) => {
    const worker = new PictureWorker();
    const giveUp = () => {
      worker.terminate();
      resolve(null);
    };
    worker.addEventListener('error', giveUp, { once: true });
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<Reply>) => {
        if ('ready' in data && data.able) resolve(worker);
        else giveUp();
      },
      { once: true },
    );
  });
}

function askWorker(worker: Worker, task: Task): Promise<Made> {
  return new Promise((resolve, reject) => {
    const listening = new AbortController();
    const { signal } = listening;
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<Reply>) => {
        listening.abort();
        if ('done' in data) resolve(data.done);
        else reject(new PictureError('problem' in data ? data.problem : 'failed'));
      },
      { signal },
    );
    // The thread itself broke down, for want of memory as a rule.
    worker.addEventListener(
      'error',
      (event) => {
        listening.abort();
        worker.terminate();
        reject(new PictureError('failed', event.message));
      },
      { signal },
    );
    worker.postMessage(task);
  });
}
