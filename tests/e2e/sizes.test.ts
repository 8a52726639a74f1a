import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { hasOwnLayout, pages } from '../../src/content/site';
import { languages, withoutPrefix, withPrefix } from '../../src/lib/i18n/languages';
import { siteOfWorker } from '../support/browser/siteOfWorker';

/** Limits in kB, gzipped (decision 0017). */
const LIMITS = { script: 180, style: 20, fonts: 30 };

const site = siteOfWorker();

const read = async (url: string): Promise<Buffer> =>
  Buffer.from(await (await fetch(site + url)).arrayBuffer());

/** The bytes of each file, with and without gzip, because many pages name the same ones. */
const sizes = new Map<string, Promise<{ gzipped: number; plain: number }>>();

const sizeOf = (url: string) => {
  const size =
    sizes.get(url) ??
    read(url).then((file) => ({ gzipped: gzipSync(file).length, plain: file.length }));
  sizes.set(url, size);
  return size;
};

/** The URLs in the HTML that the browser requests at once. */
const urlsIn = (html: string, tag: RegExp): string[] =>
  [...html.matchAll(tag)].map(([, url = '']) => url);

const kilobytes = async (urls: string[], gzip = true): Promise<number> => {
  const all = await Promise.all(urls.map(sizeOf));
  return all.reduce((sum, { gzipped, plain }) => sum + (gzip ? gzipped : plain), 0) / 1000;
};

/** Chunks of the staff area and chunks that load after a click. */
const NOT_FOR_VISITORS = /staff\/|LiveMap|TextEditor|sessionQuery|blobClient|queryClient/;

const paths = pages
  .filter(({ path }) => path !== '/news' && path !== '/notices')
  .flatMap(({ path }) => languages.map((language) => withPrefix(path, language)));

/** A page with its own layout uses no web fonts; help.test.ts checks its size. */
const FONTS = 2;

describe.each(paths)('first screen of %s', (url) => {
  it('is within the limits for scripts, styles and fonts', async () => {
    const html = (await read(url)).toString();
    const scripts = [
      ...urlsIn(html, /<script type="module"[^>]* src="([^"]+)"/g),
      ...(/data-scripts="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []),
    ];
    expect(scripts.length).toBeGreaterThan(hasOwnLayout(withoutPrefix(url)) ? 0 : 2);
    expect(scripts.filter((name) => NOT_FOR_VISITORS.test(name))).toEqual([]);
    expect(await kilobytes(scripts)).toBeLessThan(LIMITS.script);
    const styles = urlsIn(html, /<link rel="stylesheet"[^>]* href="([^"]+)"/g);
    expect(await kilobytes(styles)).toBeLessThan(LIMITS.style);
    const fonts = urlsIn(html, /as="font"[^>]* href="([^"]+)"/g);
    expect(fonts).toHaveLength(hasOwnLayout(withoutPrefix(url)) ? 0 : FONTS);
    expect(await kilobytes(fonts, false)).toBeLessThan(LIMITS.fonts);
  });
});
