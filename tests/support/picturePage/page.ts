import { compress, preview } from '../../../src/features/uploads/compress/pictures';
import { gif } from '../pictureBytes';
import { colourAt, fromTelephone, moving, photo } from './photographs';

/** What browser tests and bench call in the page: the site's own code, as it is built. */
export const tools = {
  compress,
  preview,
  photo,
  fromTelephone,
  moving,
  colourAt,
  gif,
  longestTask,
};

/** Runs something and gives, in milliseconds, how long it took and the page's longest stop. */
async function longestTask(work: () => Promise<unknown>) {
  let longest = 0;
  let before = performance.now();
  let running = true;
  // A page that answers every few milliseconds is one that scrolls and types.
  const tick = () => {
    const now = performance.now();
    longest = Math.max(longest, now - before);
    before = now;
    if (running) channel.port2.postMessage(null);
  };
  const channel = new MessageChannel();
  channel.port1.onmessage = tick;
  channel.port2.postMessage(null);
  const start = performance.now();
  await work();
  const took = performance.now() - start;
  await new Promise((resolve) => setTimeout(resolve, 50));
  running = false;
  return { took: Math.round(took), longest: Math.round(longest) };
}

declare global {
  interface Window {
    tools: typeof tools;
  }
}

window.tools = tools;
