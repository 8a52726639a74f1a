import { describe, expect, it } from 'vitest';
import type { ImageText } from '../../../src/lib/text/imageTexts';
import { nameOfUrl } from '../../../src/lib/urls/media';
import { type NewsImages, storedImage } from '../../../src/staff/kinds/files';
import { toImageColumns } from '../../../src/staff/kinds/images';
import { newsSlots, uploadsOf } from '../../../src/staff/kinds/slots';
import { jpegFile, newImage } from '../../support/screens/builders';
import { STORE, storedUrl } from '../../support/store/fileServer';

const [a, b, c] = ['a', 'b', 'c'].map((name) => `${STORE}/news/${name}.jpg`) as [
  string,
  string,
  string,
];

describe('uploadsOf', () => {
  it('uploads new images, the featured one first, then the others in their order', () => {
    const additional = [newImage('x'), storedImage(a), newImage('y')];
    const uploads = uploadsOf(newsSlots({ featured: newImage('f'), additional }));
    expect(uploads.map(({ id, kind }) => [id, kind])).toEqual([
      ['f', { type: 'featured' }],
      ['x', { type: 'additional', number: 1 }],
      ['y', { type: 'additional', number: 3 }],
    ]);
  });

  it('uploads a replaced image, and none that is stored', () => {
    const replaced = { ...storedImage(a), file: jpegFile('new.jpg') };
    const slots = newsSlots({ featured: storedImage(c), additional: [replaced] });
    expect(uploadsOf(slots).map(({ file }) => file.name)).toEqual(['new.jpg']);
  });
});

const columnsOf = (images: NewsImages, urlOf: (id: string) => string | undefined) =>
  toImageColumns(images, { language: 'en', isTranslated: true, urlOf });

describe('toImageColumns', () => {
  const none = { alt: '', caption: '' };
  const texts = (en: ImageText, ru: ImageText = {}) => ({
    texts: { en: { ...none, ...en }, ru: { ...none, ...ru } },
  });

  it('contains each URL at its position and the texts of each language by URL', () => {
    const featured = newImage('f', texts({ alt: ' The ambassador ' }));
    const additional = [
      newImage('x', texts({ caption: 'Harvest' }, { alt: ' Сбор чая' })),
      storedImage(a, { en: { [a]: { alt: 'A' } } }),
    ];
    const urls: Record<string, string> = { f: b, x: c };
    expect(columnsOf({ featured, additional }, (id) => urls[id])).toEqual({
      featured_image_url: b,
      additional_images: [c, a],
      image_texts: {
        [b]: { alt: 'The ambassador' },
        [c]: { caption: 'Harvest' },
        [a]: { alt: 'A' },
      },
      translated_image_texts: { [c]: { alt: 'Сбор чая' } },
    });
  });

  it('is empty without images', () => {
    expect(columnsOf({ featured: null, additional: [] }, () => undefined)).toEqual({
      featured_image_url: null,
      additional_images: [],
      image_texts: {},
      translated_image_texts: {},
    });
  });
});

it('nameOfUrl omits the random suffix of a stored file', () => {
  expect(nameOfUrl(storedUrl('news/tea.jpg'))).toBe('tea.jpg');
  expect(nameOfUrl(`${STORE}/news/%D1%87%D0%B0%D0%B9.jpg`)).toBe('чай.jpg');
  expect(nameOfUrl('/scenes/tea-hills.svg')).toBe('tea-hills.svg');
  expect(nameOfUrl(`${STORE}/news/100%.jpg`)).toBe('100%.jpg');
});
