import { describe, expect, it } from 'vitest';
import type { tools } from '../support/imagePage/page';
import { imagePage } from '../support/imagePageInBrowser';

/** The compression of pictures as it is built, in the worker of a real browser (spec 5, 9). */

declare const window: { tools: typeof tools };

const { visit } = imagePage();

const NEWS = 0.5 * 1024 * 1024;

describe('a photograph of 12 megapixels from a telephone', () => {
  it('is upright, small enough and without place and camera, and the page stays responsive', async () => {
    const page = await visit();
    const seen = await page.evaluate(async (maxBytes) => {
      const { fromTelephone, compress, longestTask, colourAt } = window.tools;
      const file = await fromTelephone({ width: 4000, height: 3000, quality: 0.95 }, 6);
      let picture = await compress(new File([file], 'warm-up.jpg'), { maxBytes });
      const times = await longestTask(async () => {
        picture = await compress(file, { maxBytes });
      });
      const letters = new TextDecoder('latin1').decode(await picture.file.arrayBuffer());
      return {
        times,
        before: file.size,
        size: picture.file.size,
        name: picture.file.name,
        type: picture.file.type,
        width: picture.width,
        height: picture.height,
        leaks: ['Exif', '55.7558', 'Telephone'].filter((word) => letters.includes(word)),
        // Turned by a quarter to the right, the red corner is at the top right.
        topRight: await colourAt(picture.file, 0.97, 0.03),
        topLeft: await colourAt(picture.file, 0.03, 0.03),
      };
    }, NEWS);
    console.info(
      `12 MP: ${seen.before} → ${seen.size} bytes in ${seen.times.took} ms, ` +
        `longest task of the page ${seen.times.task || 'under 50'} ms, longest wait ${seen.times.longest} ms`,
    );
    expect(seen).toMatchObject({ name: 'IMG 0001.jpg', type: 'image/jpeg', leaks: [] });
    expect(seen.size).toBeLessThanOrEqual(NEWS);
    expect(seen.height).toBeGreaterThan(seen.width);
    expect([1920, 1280, 1024]).toContain(seen.height);
    expect(seen.width).toBe(Math.round((seen.height * 3) / 4));
    expect(seen.topRight[0]).toBeGreaterThan(200);
    expect(seen.topRight[1]).toBeLessThan(80);
    expect(seen.topLeft[1]).toBeGreaterThan(40);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'is seen as the camera meant it, held in way %i',
    async (way) => {
      const page = await visit();
      const same = await page.evaluate(
        async ([orientation, maxBytes]) => {
          const { fromTelephone, compress, colourAt } = window.tools;
          // Larger than 1920 pixels, so that it is drawn anew in every case.
          const file = await fromTelephone({ width: 2400, height: 1200 }, orientation);
          const { file: made } = await compress(file, { maxBytes });
          const corners: [number, number][] = [
            [0.03, 0.03],
            [0.97, 0.03],
            [0.03, 0.97],
            [0.97, 0.97],
          ];
          const reds = async (picture: Blob) => {
            const colours = await Promise.all(corners.map(([x, y]) => colourAt(picture, x, y)));
            return colours.map(([red = 0, green = 0]) => red > 200 && green < 80);
          };
          return { made: await reds(made), shown: await reds(file) };
        },
        [way, NEWS] as const,
      );
      expect(same.made).toEqual(same.shown);
      expect(same.made.filter(Boolean)).toHaveLength(1);
    },
  );
});

describe('a picture that is small enough already', () => {
  it('keeps every point and loses its metadata', async () => {
    const page = await visit();
    const seen = await page.evaluate(async (maxBytes) => {
      const { photo, fromTelephone, compress } = window.tools;
      const options = { width: 1200, height: 800, quality: 0.8 };
      const plain = new Uint8Array(await (await photo(options)).arrayBuffer());
      const { file, width, height } = await compress(await fromTelephone(options, 1), { maxBytes });
      const made = new Uint8Array(await file.arrayBuffer());
      return {
        width,
        height,
        same: made.every((byte, at) => byte === plain[at]),
        made: made.length,
        plain: plain.length,
      };
    }, NEWS);
    expect(seen).toMatchObject({ width: 1200, height: 800, same: true });
    expect(seen.made).toBe(seen.plain);
  });

  it('is turned all the same when it lies on its side', async () => {
    const page = await visit();
    const size = await page.evaluate(async (maxBytes) => {
      const file = await window.tools.fromTelephone({ width: 800, height: 600, quality: 0.7 }, 8);
      const { width, height } = await window.tools.compress(file, { maxBytes });
      return [width, height];
    }, NEWS);
    expect(size).toEqual([600, 800]);
  });
});

describe('pictures of other kinds', () => {
  it('become JPEG on a white ground where they were see-through', async () => {
    const page = await visit();
    const seen = await page.evaluate(async (maxBytes) => {
      const { photo, compress, colourAt } = window.tools;
      const blob = await photo({ width: 1600, height: 900, type: 'image/png', alpha: true });
      const { file } = await compress(new File([blob], 'seal.png'), { maxBytes });
      return { name: file.name, right: await colourAt(file, 0.8, 0.5) };
    }, NEWS);
    expect(seen.name).toBe('seal.jpg');
    expect(Math.min(...seen.right)).toBeGreaterThan(245);
  });

  it('give their first frame when they move, and say so', async () => {
    const page = await visit();
    const seen = await page.evaluate(async (maxBytes) => {
      const { moving, gif, compress, colourAt } = window.tools;
      const webp = await compress(await moving(), { maxBytes });
      const film = await compress(new File([gif(2)], 'flag.gif'), { maxBytes });
      const still = await compress(new File([gif(1)], 'flag.gif'), { maxBytes });
      return {
        webp: [webp.firstFrameOnly, webp.width, webp.height],
        webpRight: await colourAt(webp.file, 0.8, 0.5),
        gif: film.firstFrameOnly,
        gifColour: await colourAt(film.file, 0.5, 0.5),
        still: still.firstFrameOnly,
      };
    }, NEWS);
    expect(seen.webp).toEqual([true, 640, 360]);
    // The second frame is see-through on the right.
    expect(Math.min(...seen.webpRight)).toBeLessThan(230);
    expect([seen.gif, seen.still]).toEqual([true, false]);
    expect(seen.gifColour[0]).toBeGreaterThan(200);
    expect(seen.gifColour[2]).toBeLessThan(60);
  });
});

describe('a chosen part', () => {
  it('is cut out of the picture as it is seen', async () => {
    const page = await visit();
    const seen = await page.evaluate(async (maxBytes) => {
      const { fromTelephone, compress, colourAt } = window.tools;
      const file = await fromTelephone({ width: 1600, height: 1200 }, 6);
      const crop = { x: 0.5, y: 0, width: 0.5, height: 0.2 };
      const { file: made, width, height } = await compress(file, { maxBytes, crop });
      return { width, height, topRight: await colourAt(made, 0.95, 0.1) };
    }, NEWS);
    expect(seen).toMatchObject({ width: 600, height: 320 });
    expect(seen.topRight[0]).toBeGreaterThan(200);
    expect(seen.topRight[1]).toBeLessThan(80);
  });
});
