import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { guideImage, guideImageSize, guideSections, illustrated } from '../../src/content/guide';
import { languages } from '../../src/lib/i18n/languages';
import { namespaceText } from '../support/content/locales';

/** The most bytes of an image. */
const MAX_BYTES = 60_000;

interface Section {
  title: string;
  steps: string[];
  alt?: string;
}

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inside, key) => Object(inside)[key], value);

/** Returns the size of a lossy WebP image, from the header of its VP8 frame. */
function sizeOf(image: Buffer) {
  const frame = image.indexOf('VP8 ');
  expect(image.toString('latin1', 0, 4) + image.toString('latin1', 8, 12)).toBe('RIFFWEBP');
  expect(frame).toBeGreaterThan(0);
  const [width, height] = [14, 16].map((offset) => image.readUInt16LE(frame + offset) & 0x3fff);
  return { width, height };
}

describe.each(languages)('the guide for staff in %s', (language) => {
  const text = namespaceText(language, 'guide') as unknown as Record<string, Section>;

  it.each(guideSections)('has a title and steps for %s', (section) => {
    expect(text[section]?.title).toBeTruthy();
    expect(text[section]?.steps.length).toBeGreaterThan(2);
  });

  it('quotes names of buttons and fields that exist', () => {
    const quoted = [...JSON.stringify(text).matchAll(/\$t\((\w+):([\w.]+)\)/g)];
    const missing = quoted.filter(
      ([, namespace = '', path = '']) =>
        typeof at(namespaceText(language, namespace), path) !== 'string',
    );
    expect(quoted.length).toBeGreaterThan(20);
    expect(missing.map(([reference]) => reference)).toEqual([]);
  });

  it.each(illustrated)('has an image of known size with a text for %s', (section) => {
    const image = readFileSync(`public${guideImage(section, language)}`);
    expect(image.length).toBeLessThanOrEqual(MAX_BYTES);
    expect(sizeOf(image)).toEqual(guideImageSize);
    expect(text[section]?.alt).toBeTruthy();
  });

  it('has no other image', () => {
    const files = readdirSync(`public/guide/${language}`).sort();
    expect(files).toEqual(illustrated.map((section) => `${section}.webp`).sort());
  });
});
