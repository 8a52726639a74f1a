import { describe, expect, it } from 'vitest';
import {
  newsSlots,
  toImageColumns,
  uploadPlan,
} from '../../../src/features/files/upload/uploadPlan';
import { type ImageValue, storedImage } from '../../../src/features/files/upload/values';
import { nameOfUrl } from '../../../src/lib/urls/media';
import { STORE, storedUrl } from '../../support/fileServer';

const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const fresh = (id: string, extra: Partial<ImageValue> = {}): ImageValue => ({
  id,
  file: file(`${id}.jpg`),
  alt: '',
  caption: '',
  ...extra,
});
const [a, b, c] = ['a', 'b', 'c'].map((name) => `${STORE}/news/${name}.jpg`) as [
  string,
  string,
  string,
];

describe('the plan of a save', () => {
  it('sends what is new, the featured image first, then the others in their order', () => {
    const additional = [fresh('x'), storedImage(a), fresh('y')];
    const { uploads } = uploadPlan([a], newsSlots({ featured: fresh('f'), additional }));
    expect(uploads.map(({ id, kind }) => [id, kind])).toEqual([
      ['f', { type: 'featured' }],
      ['x', { type: 'additional', number: 1 }],
      ['y', { type: 'additional', number: 3 }],
    ]);
  });

  it('deletes what the row used and will no longer use', () => {
    const slots = newsSlots({ featured: storedImage(b), additional: [] });
    expect(uploadPlan([a, b, c, a], slots).unused).toEqual([a, c]);
  });

  it('deletes a picture that was replaced, and none that only changed its place', () => {
    const replaced = { ...storedImage(a), file: file('new.jpg') };
    const slots = newsSlots({ featured: storedImage(c), additional: [replaced] });
    expect(uploadPlan([a, c], slots).unused).toEqual([a]);
  });

  it('deletes nothing that is not in our store', () => {
    const before = ['/scenes/tea-hills.svg', 'https://example.org/a.jpg'];
    expect(uploadPlan(before, []).unused).toEqual([]);
  });
});

describe('the fields of a row', () => {
  it('hold each url at its place, and the texts by url', () => {
    const featured = fresh('f', { alt: ' The ambassador ', caption: '' });
    const additional = [fresh('x', { caption: 'Harvest' }), storedImage(a, { [a]: { alt: 'A' } })];
    const urls: Record<string, string> = { f: b, x: c };
    expect(toImageColumns({ featured, additional }, (id) => urls[id])).toEqual({
      featuredImageUrl: b,
      additionalImages: [c, a],
      imageTexts: {
        [b]: { alt: 'The ambassador' },
        [c]: { caption: 'Harvest' },
        [a]: { alt: 'A' },
      },
    });
  });

  it('are empty without pictures', () => {
    expect(toImageColumns({ featured: null, additional: [] }, () => undefined)).toEqual({
      featuredImageUrl: null,
      additionalImages: [],
      imageTexts: {},
    });
  });
});

describe('the name of a stored file', () => {
  it('is shown without the letters that make it unique', () => {
    expect(nameOfUrl(storedUrl('news/tea.jpg'))).toBe('tea.jpg');
    expect(nameOfUrl(`${STORE}/news/%D1%87%D0%B0%D0%B9.jpg`)).toBe('чай.jpg');
    expect(nameOfUrl('/scenes/tea-hills.svg')).toBe('tea-hills.svg');
    expect(nameOfUrl(`${STORE}/news/100%.jpg`)).toBe('100%.jpg');
  });
});
