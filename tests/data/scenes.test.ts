import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
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

  it.each(scenes)('include %s with at most 12 kB', (scene) => {
    expect(gzipSync(readFileSync(`public/scenes/${scene}.svg`)).length).toBeLessThanOrEqual(12_288);
  });
});
