import { describe, expect, it } from 'vitest';
import { slugify } from '../../src/lib/text/slug';

describe('slugify', () => {
  it.each([
    ['  Jamhuri Day: 12 December!  ', 'jamhuri-day-12-december'],
    ["Kenya's coffee, Kenya’s tea", 'kenyas-coffee-kenyas-tea'],
    ['Café São Paulo Ångström', 'cafe-sao-paulo-angstrom'],
    ['Съезд, подъезд и щётка', 'sezd-podezd-i-shchyotka'],
    ['Цирк, хор, чай, шум, жук, мышь', 'tsirk-khor-chay-shum-zhuk-mysh'],
    ['И\u0306од', 'yod'],
    ['«Карибу» — Karibu', 'karibu-karibu'],
    ['日本 🇰🇪', ''],
  ])('turns «%s» into «%s»', (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });

  it('cuts a long slug after a whole word, at 80 characters at most', () => {
    const slug = slugify('kenya '.repeat(20));
    expect(slug).toBe(`${'kenya-'.repeat(12)}kenya`);
    expect(slugify('a'.repeat(120))).toBe('a'.repeat(80));
    expect(slugify(`${'a'.repeat(80)} b`)).toBe('a'.repeat(80));
  });
});
