import { it } from 'vitest';
import { imagePage } from '../support/imagePageInBrowser';

/**
 * Design 7, Admin image upload: how long a photograph takes in the worker, how large it becomes, and
 * the longest task of the page's own thread meanwhile (target: under 100 ms). The wait is what the
 * page had to wait for its turn, with the same on an idle page beside it, because a busy machine
 * makes every page wait. Figures, not assertions.
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
        const { fromTelephone, compress, longestTask } = window.tools;
        const file = await fromTelephone({ width: w, height: h, quality: 0.95 }, 6);
        const options = { maxBytes: 0.5 * 1024 * 1024 };
        let made = await compress(file, options);
        const times = await longestTask(async () => {
          made = await compress(file, options);
        });
        const nothing = () => new Promise((resolve) => setTimeout(resolve, times.took));
        const idle = (await longestTask(nothing)).longest;
        return { before: file.size, after: made.file.size, ...times, idle };
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
