import { it } from 'vitest';
import { imagePage } from '../support/browser/imagePageInBrowser';

/**
 * Design 7, image upload: how long compressing a photo takes in the worker, its size afterwards,
 * and the longest task of the main thread in the meantime (target: under 100 ms). The longest wait
 * is the delay of the main thread, listed with that of an idle page, because a busy machine delays
 * every page. Reports figures and asserts nothing.
 */

const { visit } = imagePage();

const SIZES = [
  { megapixels: 1, width: 1200, height: 900 },
  { megapixels: 4, width: 2400, height: 1800 },
  { megapixels: 12, width: 4000, height: 3000 },
];

it('compresses photographs', async () => {
  const page = await visit();
  const rows = [];
  for (const { megapixels, width, height } of SIZES) {
    const { before, after, took, task, longest, idle } = await page.evaluate(
      async ([w, h]) => {
        const { phonePhoto: fromTelephone, compress, longestTask } = window.tools;
        const file = await fromTelephone({ width: w, height: h, quality: 0.95 }, 6);
        const options = { maxBytes: 0.5 * 1024 * 1024 };
        let compressed = await compress(file, options);
        const times = await longestTask(async () => {
          compressed = await compress(file, options);
        });
        const idleWait = () => new Promise((resolve) => setTimeout(resolve, times.took));
        const idle = (await longestTask(idleWait)).longest;
        return { before: file.size, after: compressed.file.size, ...times, idle };
      },
      [width, height] as const,
    );
    rows.push({
      'photo, MP': megapixels,
      'before, kB': Math.round(before / 1024),
      'after, kB': Math.round(after / 1024),
      'time, ms': took,
      'longest task, ms': task < 50 ? 'under 50' : task,
      'longest wait, ms': longest,
      'the same when idle': idle,
    });
  }
  console.table(rows);
});
