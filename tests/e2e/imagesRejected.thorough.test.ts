import { describe, expect, it } from 'vitest';
import { imagePage } from '../support/browser/imagePageInBrowser';
import type { tools } from '../support/site/imagePage/page';

/** Files that the compression rejects (requirements 5, 9). */

declare const window: { tools: typeof tools };

const { visit } = imagePage();

const MAX_BYTES = 0.5 * 1024 * 1024;

describe('compression', () => {
  it('rejects invalid files with the reason and continues with the next one', async () => {
    const page = await visit();
    const problems = await page.evaluate(async (maxBytes) => {
      const { photo, compress, gif } = window.tools;
      const problemOf = async (content: BlobPart[], name: string) => {
        try {
          await compress(new File(content, name), { maxBytes });
          return 'none';
        } catch (cause) {
          return (cause as { code: string }).code;
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
        text: await problemOf(['Dear colleagues,'], 'photo.jpg'),
        empty: await problemOf([], 'photo.jpg'),
        cut: await problemOf([jpeg.slice(0, jpeg.length / 2)], 'photo.jpg'),
        broken: await problemOf([broken], 'photo.jpg'),
        huge: await problemOf([huge], 'photo.jpg'),
        drawing: await problemOf(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.svg'),
        heic: await problemOf(['\0\0\0\x10ftypheic\0\0\0\0'], 'IMG_1.HEIC'),
        pdf: await problemOf(['%PDF-1.7'], 'photo.png'),
        good: await problemOf([gif(1)], 'flag.gif'),
      };
    }, MAX_BYTES);
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

  it('can be aborted and continues with the next image', async () => {
    const page = await visit();
    const seen = await page.evaluate(async (maxBytes) => {
      const { phonePhoto: fromTelephone, compress } = window.tools;
      const file = await fromTelephone({ width: 4000, height: 3000 }, 1);
      const controller = new AbortController();
      const first = compress(file, { maxBytes }, controller.signal).then(
        () => 'done',
        () => 'stopped',
      );
      setTimeout(() => controller.abort(), 30);
      const second = compress(file, { maxBytes }).then(() => 'done');
      return [await first, await second];
    }, MAX_BYTES);
    expect(seen).toEqual(['stopped', 'done']);
  });
});
