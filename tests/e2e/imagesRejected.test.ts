import { describe, expect, it } from 'vitest';
import type { tools } from '../support/imagePage/page';
import { imagePage } from '../support/imagePageInBrowser';

/** What the compression refuses, and where its worker cannot help (spec 5, 9). */

declare const window: { tools: typeof tools };

const { open, visit } = imagePage();

const NEWS = 0.5 * 1024 * 1024;

describe('what cannot be published', () => {
  it('is refused with the reason, and the next picture is done all the same', async () => {
    const page = await visit();
    const problems = await page.evaluate(async (maxBytes) => {
      const { photo, compress, gif } = window.tools;
      const reason = async (content: BlobPart[], name: string) => {
        try {
          await compress(new File(content, name), { maxBytes });
          return 'none';
        } catch (cause) {
          return (cause as { problem: string }).problem;
        }
      };
      const jpeg = new Uint8Array(await (await photo({ width: 900, height: 600 })).arrayBuffer());
      const broken = jpeg.slice();
      broken.fill(0, 20, broken.length - 2);
      const huge = jpeg.slice();
      const header = huge.findIndex((byte, at) => byte === 0xff && huge[at + 1] === 0xc0);
      // 10,000 by 6,000 pixels.
      huge.set([0x17, 0x70, 0x27, 0x10], header + 5);
      return {
        text: await reason(['Dear colleagues,'], 'photo.jpg'),
        empty: await reason([], 'photo.jpg'),
        cut: await reason([jpeg.slice(0, jpeg.length / 2)], 'photo.jpg'),
        broken: await reason([broken], 'photo.jpg'),
        huge: await reason([huge], 'photo.jpg'),
        drawing: await reason(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.svg'),
        heic: await reason([heic()], 'IMG_1.HEIC'),
        pdf: await reason(['%PDF-1.7'], 'photo.png'),
        good: await reason([gif(1)], 'flag.gif'),
      };
      function heic() {
        return new Uint8Array([
          0,
          0,
          0,
          16,
          ...Array.from('ftypheic', (c) => c.charCodeAt(0)),
          0,
          0,
          0,
          0,
        ]);
      }
    }, NEWS);
    expect(problems).toEqual({
      text: 'notImage',
      empty: 'empty',
      cut: 'damaged',
      broken: 'damaged',
      huge: 'tooManyPixels',
      drawing: 'svg',
      heic: 'heic',
      pdf: 'notImage',
      good: 'none',
    });
  });

  it('can be called off in the middle, and the next picture is done all the same', async () => {
    const page = await visit();
    const seen = await page.evaluate(async (maxBytes) => {
      const { fromTelephone, compress } = window.tools;
      const file = await fromTelephone({ width: 4000, height: 3000 }, 1);
      const stop = new AbortController();
      const first = compress(file, { maxBytes }, stop.signal).then(
        () => 'done',
        () => 'stopped',
      );
      setTimeout(() => stop.abort(), 30);
      const second = compress(file, { maxBytes }).then(() => 'done');
      return [await first, await second];
    }, NEWS);
    expect(seen).toEqual(['stopped', 'done']);
  });
});

describe('a browser whose worker cannot draw', () => {
  it('compresses in the page itself', async () => {
    const page = await open('/', (fresh) =>
      fresh.addInitScript(() => {
        Object.assign(window, { Worker: undefined, OffscreenCanvas: undefined });
      }),
    );
    const seen = await page.evaluate(async (maxBytes) => {
      const { gif, compress } = window.tools;
      const { file, width } = await compress(new File([gif(1)], 'flag.gif'), { maxBytes });
      return { type: file.type, width };
    }, NEWS);
    expect(seen).toEqual({ type: 'image/jpeg', width: 2 });
  });
});
