import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { imageSize } from 'image-size';
import { describe, expect, it } from 'vitest';
import { sectionPictures } from '../../src/content/kenya/sectionPictures';
import { withParts } from '../../src/content/sections';
import { pages } from '../../src/content/site';
import type { PageText } from '../../src/content/textTypes';
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

  it.each(scenes)('include %s with at most 12 kB', (scene) => {
    const svg = readFileSync(`public/scenes/${scene}.svg`, 'utf8');
    expect(gzipSync(svg).length).toBeLessThanOrEqual(12_288);
    expect(svg).toContain('viewBox="0 0 1600 1000"');
  });

  it.each(scenes)('include %s for messengers, with less than 120 kB', (scene) => {
    const jpeg = readFileSync(`public/share/${scene}.jpg`);
    expect(imageSize(jpeg)).toMatchObject({ type: 'jpg', width: 1200, height: 630 });
    expect(jpeg.length).toBeLessThan(120_000);
  });
});

describe('the small drawings', () => {
  const spots = readdirSync('public/scenes/spots').map((file) => `spots/${file.slice(0, -4)}`);
  const onPages = Object.entries(sectionPictures);
  const used: string[] = onPages.flatMap(([, pictures]) => Object.values(pictures));

  it.each(spots)('include %s with at most 8 kB, which some page shows', (spot) => {
    expect(gzipSync(readFileSync(`public/scenes/${spot}.svg`)).length).toBeLessThanOrEqual(8192);
    expect(used).toContain(spot);
  });

  it.each(onPages)(
    'are in existing sections of %s, each once and not at its head',
    (path, pictures) => {
      const page = pages.find((each) => each.path === path);
      const { sections } = namespaceText('en', path.slice(1)) as unknown as PageText;
      const anchors = withParts(sections).map(([anchor]) => anchor);
      expect(anchors).toEqual(expect.arrayContaining(Object.keys(pictures)));
      const shown = [page?.scene, ...Object.values(pictures)];
      expect(new Set(shown).size).toBe(shown.length);
      expect([...scenes, ...spots]).toEqual(expect.arrayContaining(Object.values(pictures)));
    },
  );
});
