import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { hasOwnLayout, pages } from '../../src/content/site';
import { languages, withoutPrefix, withPrefix } from '../../src/lib/i18n/languages';
import { siteOfWorker } from '../support/siteOfWorker';

/** Limits in kB, gzipped; docs/decisions, weight of pages, says why. */
const LIMITS = { script: 160, style: 20, fonts: 30 };

const site = siteOfWorker();
const known = new Map<string, Promise<Buffer>>();

const read = (address: string): Promise<Buffer> => {
  const content =
    known.get(address) ??
    fetch(site + address).then(async (answer) => Buffer.from(await answer.arrayBuffer()));
  known.set(address, content);
  return content;
};

/** The addresses that the HTML of a page has the browser fetch at once. */
const named = (html: string, tag: RegExp): string[] =>
  [...html.matchAll(tag)].map(([, address = '']) => address);

const kilobytes = async (addresses: string[], zipped = true): Promise<number> => {
  const contents = await Promise.all(addresses.map(read));
  const sizes = contents.map((content) => (zipped ? gzipSync(content) : content).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
};

/** Names of what belongs to the staff area or comes after a click. */
const NOT_FOR_VISITORS = /staff\/|LiveMap|TextEditor|sessionQuery|blobClient|queryClient/;

const addresses = pages
  .filter(({ path }) => path !== '/news')
  .flatMap(({ path }) => languages.map((language) => withPrefix(path, language)));

/** A page with a frame of its own does without the site's fonts (tests/e2e/help.test.ts weighs it). */
const FONTS = 2;

describe.each(addresses)('the first screen of %s', (address) => {
  it('keeps to the limits of its script, styles and fonts', async () => {
    const html = (await read(address)).toString();
    const scripts = [
      ...named(html, /<script type="module"[^>]* src="([^"]+)"/g),
      ...(/data-scripts="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []),
    ];
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.filter((name) => NOT_FOR_VISITORS.test(name))).toEqual([]);
    expect(await kilobytes(scripts)).toBeLessThan(LIMITS.script);
    const styles = named(html, /<link rel="stylesheet"[^>]* href="([^"]+)"/g);
    expect(await kilobytes(styles)).toBeLessThan(LIMITS.style);
    const fonts = named(html, /as="font"[^>]* href="([^"]+)"/g);
    expect(fonts).toHaveLength(hasOwnLayout(withoutPrefix(address)) ? 0 : FONTS);
    expect(await kilobytes(fonts, false)).toBeLessThan(LIMITS.fonts);
  });
});
