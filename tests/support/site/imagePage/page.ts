import './fields';
import { compress } from '../../../../src/staff/files/compress/worker/client';
import { gif, heicHead } from '../../fuzz/imageBytes';
import { colourAt, phonePhoto, photo } from './photographs';

/** What browser tests call in the page: the site's own code, as built. */
export const tools = {
  compress,
  photo,
  phonePhoto,
  colourAt,
  gif,
  heicHead,
  longestTask,
};

/**
 * Runs a function. Returns in milliseconds its duration (`took`), the longest task of the main
 * thread (`task`, 0 below 50), and the longest time in which the page did not react (`longest`). On
 * a busy machine `longest` can exceed `task`.
 */
async function longestTask(work: () => Promise<unknown>) {
  let [longest, task] = [0, 0];
  let before = performance.now();
  let running = true;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) task = Math.max(task, duration);
  });
  observer.observe({ entryTypes: ['longtask'] });
  const channel = new MessageChannel();
  channel.port1.onmessage = () => {
    const now = performance.now();
    longest = Math.max(longest, now - before);
    before = now;
    if (running) setTimeout(() => channel.port2.postMessage(null));
  };
  channel.port2.postMessage(null);
  const start = performance.now();
  await work();
  const took = performance.now() - start;
  await new Promise((resolve) => setTimeout(resolve, 100));
  running = false;
  observer.disconnect();
  return { took: Math.round(took), task: Math.round(task), longest: Math.round(longest) };
}

declare global {
  interface Window {
    tools: typeof tools;
  }
}

window.tools = tools;
