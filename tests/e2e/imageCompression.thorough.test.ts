import { describe, expect, it } from 'vitest';
import { imagePage } from '../support/browser/imagePageInBrowser';
import type { tools } from '../support/site/imagePage/page';

/** Image compression as built, in the worker of a real browser and without one (requirements 5, 9). */

declare const window: { tools: typeof tools };

const open = imagePage();

const MAX_BYTES = 0.5 * 1024 * 1024;

describe('photo of 12 megapixels from a phone', () => {
  it('is upright, small enough and without EXIF, and the page stays responsive', async () => {
    const page = await open();
    const seen = await page.evaluate(async (maxBytes) => {
      const { phonePhoto, compress, longestTask, colourAt } = window.tools;
      const file = await phonePhoto({ width: 4000, height: 3000, quality: 0.95 }, 6);
      let compressed = await compress(new File([file], 'warm-up.jpg'), { maxBytes });
      const times = await longestTask(async () => {
        compressed = await compress(file, { maxBytes });
      });
      const letters = new TextDecoder('latin1').decode(await compressed.file.arrayBuffer());
      return {
        times,
        before: file.size,
        size: compressed.file.size,
        name: compressed.file.name,
        type: compressed.file.type,
        width: compressed.width,
        height: compressed.height,
        leaks: ['Exif', '55.7558', 'Telephone'].filter((word) => letters.includes(word)),
        // Rotated by 90° clockwise, the red corner is at the top right.
        topRight: await colourAt(compressed.file, 0.97, 0.03),
        topLeft: await colourAt(compressed.file, 0.03, 0.03),
      };
    }, MAX_BYTES);
    console.info(
      `12 MP: ${seen.before} → ${seen.size} bytes in ${seen.times.took} ms, ` +
        `longest task of the page ${seen.times.task || 'under 50'} ms, longest wait ${seen.times.longest} ms`,
    );
    expect(seen).toMatchObject({ name: 'IMG 0001.jpg', type: 'image/jpeg', leaks: [] });
    expect(seen.size).toBeLessThanOrEqual(MAX_BYTES);
    expect(seen.height).toBeGreaterThan(seen.width);
    expect([1920, 1280, 1024]).toContain(seen.height);
    expect(seen.width).toBe(Math.round((seen.height * 3) / 4));
    expect(seen.topRight[0]).toBeGreaterThan(200);
    expect(seen.topRight[1]).toBeLessThan(80);
    expect(seen.topLeft[1]).toBeGreaterThan(40);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'looks as the camera meant it for EXIF orientation %i',
    async (orientation) => {
      const page = await open();
      const same = await page.evaluate(
        async ([orientation, maxBytes]) => {
          const { phonePhoto, compress, colourAt } = window.tools;
          const file = await phonePhoto({ width: 2400, height: 1200 }, orientation);
          const { file: made } = await compress(file, { maxBytes });
          const corners: [number, number][] = [
            [0.03, 0.03],
            [0.97, 0.03],
            [0.03, 0.97],
            [0.97, 0.97],
          ];
          const reds = async (compressed: Blob) => {
            const colours = await Promise.all(corners.map(([x, y]) => colourAt(compressed, x, y)));
            return colours.map(([red = 0, green = 0]) => red > 200 && green < 80);
          };
          return { made: await reds(made), shown: await reds(file) };
        },
        [orientation, MAX_BYTES] as const,
      );
      expect(same.made).toEqual(same.shown);
      expect(same.made.filter(Boolean)).toHaveLength(1);
    },
  );
});

it('image that is small enough already is rotated when its orientation requires it', async () => {
  const page = await open();
  const size = await page.evaluate(async (maxBytes) => {
    const file = await window.tools.phonePhoto({ width: 800, height: 600, quality: 0.7 }, 8);
    const { width, height } = await window.tools.compress(file, { maxBytes });
    return [width, height];
  }, MAX_BYTES);
  expect(size).toEqual([600, 800]);
});

describe('images of other formats', () => {
  it('become JPEG on a white background where they were transparent', async () => {
    const page = await open();
    const seen = await page.evaluate(async (maxBytes) => {
      const { photo, compress, colourAt } = window.tools;
      const blob = await photo({ width: 1600, height: 900, type: 'image/png', alpha: true });
      const { file } = await compress(new File([blob], 'seal.png'), { maxBytes });
      return { name: file.name, right: await colourAt(file, 0.8, 0.5) };
    }, MAX_BYTES);
    expect(seen.name).toBe('seal.jpg');
    expect(Math.min(...seen.right)).toBeGreaterThan(245);
  });

  it('are reduced to their first frame when animated', async () => {
    const page = await open();
    const seen = await page.evaluate(async (maxBytes) => {
      const { gif, compress, colourAt } = window.tools;
      const film = await compress(new File([gif(2)], 'flag.gif'), { maxBytes });
      return { reported: film.firstFrameOnly, colour: await colourAt(film.file, 0.5, 0.5) };
    }, MAX_BYTES);
    expect(seen.reported).toBe(true);
    expect(seen.colour[0]).toBeGreaterThan(200);
    expect(seen.colour[2]).toBeLessThan(60);
  });
});

it('crop rectangle is cut out of the upright image', async () => {
  const page = await open();
  const seen = await page.evaluate(async (maxBytes) => {
    const { phonePhoto, compress, colourAt } = window.tools;
    const file = await phonePhoto({ width: 1600, height: 1200 }, 6);
    const crop = { x: 0.5, y: 0, width: 0.5, height: 0.2 };
    const { file: made, width, height } = await compress(file, { maxBytes, crop });
    return { width, height, topRight: await colourAt(made, 0.95, 0.1) };
  }, MAX_BYTES);
  expect(seen).toMatchObject({ width: 600, height: 320 });
  expect(seen.topRight[0]).toBeGreaterThan(200);
  expect(seen.topRight[1]).toBeLessThan(80);
});

describe('compression', () => {
  it('rejects invalid files with the reason and continues with the next one', async () => {
    const page = await open();
    const problems = await page.evaluate(async (maxBytes) => {
      const { photo, compress, gif, heicHead } = window.tools;
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
        broken: await problemOf([broken], 'photo.jpg'),
        huge: await problemOf([huge], 'photo.jpg'),
        drawing: await problemOf(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.svg'),
        heic: await problemOf([heicHead(4032, 3024)], 'IMG_1.HEIC'),
        pdf: await problemOf(['%PDF-1.7'], 'photo.png'),
        good: await problemOf([gif(1)], 'flag.gif'),
      };
    }, MAX_BYTES);
    expect(problems).toEqual({
      text: 'notImage',
      empty: 'empty',
      broken: 'damaged',
      huge: 'tooManyPixels',
      drawing: 'svg',
      heic: 'heic',
      pdf: 'notImage',
      good: 'none',
    });
  });

  it('can be aborted and continues with the next image', async () => {
    const page = await open();
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
