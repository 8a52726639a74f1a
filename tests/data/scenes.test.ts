import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { imageSize } from 'image-size';
import { describe, expect, it } from 'vitest';
import { languages } from '../../src/lib/i18n/languages';
import { namespaceText } from '../support/content/locales';

const scenes = readdirSync('public/scenes')
  .filter((file) => file.endsWith('.svg'))
  .map((file) => file.slice(0, -'.svg'.length))
  .sort();

describe('the illustrations', () => {
  it.each(languages)('have a distinct alternative text each in %s', (language) => {
    const texts = namespaceText(language, 'scenes') as Record<string, string>;
    expect(Object.keys(texts).sort()).toEqual(scenes);
    expect(new Set(Object.values(texts)).size).toBe(scenes.length);
    expect(Object.values(texts).filter((text) => text.length > 125)).toEqual([]);
  });

  it.each(scenes)(
    'include %s with at most 12 kB, and for messengers with less than 120',
    (scene) => {
      const svg = readFileSync(`public/scenes/${scene}.svg`, 'utf8');
      expect(gzipSync(svg).length).toBeLessThanOrEqual(12_288);
      expect(svg).toContain('viewBox="0 0 1600 1000"');
      const jpeg = readFileSync(`public/share/${scene}.jpg`);
      expect(imageSize(jpeg)).toMatchObject({ type: 'jpg', width: 1200, height: 630 });
      expect(jpeg.length).toBeLessThan(120_000);
    },
  );
});
