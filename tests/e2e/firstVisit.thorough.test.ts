import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { withBrowser } from '../support/browser/browser';

const { open, site } = withBrowser();

/** kB, with Brotli, of all script of a visit without any interaction (decision 0041). */
const LIMIT = 180;

const paths = [
  '/',
  '/ru',
  '/consular',
  '/ru/consular/passports',
  '/explore/tourism',
  '/news',
  '/notices',
  '/news/an-afternoon-of-kenyan-tea',
];

/** Chunks that a visit loads only when it needs them. */
const LATER = /\/(?:ParsedText|markdown|Search|LiveMap|staff)\b/;

const AS_SENT = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const sizeOf = async (url: string): Promise<number> =>
  brotliCompressSync(await (await fetch(url)).arrayBuffer(), AS_SENT).length;

describe.each(paths)('first visit of %s', (path) => {
  it(`fetches at most ${LIMIT} kB of script`, async () => {
    const scripts = new Set<string>();
    const page = await open(path, {
      prepare: async (newPage) => {
        newPage.on('request', (request) => {
          if (request.resourceType() === 'script') scripts.add(request.url());
        });
      },
    });
    await page.waitForLoadState('networkidle');
    const names = [...scripts].map((url) => url.slice(site.length));
    expect(names.some((name) => name.startsWith('/assets/CurrentAlerts-'))).toBe(true);
    expect(names.filter((name) => LATER.test(name))).toEqual([]);
    const sizes = await Promise.all([...scripts].map(sizeOf));
    const sum = sizes.reduce((total, size) => total + size, 0) / 1000;
    expect(sum, names.join(' ')).toBeLessThan(LIMIT);
  });
});
