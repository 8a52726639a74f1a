import { describe, expect, it } from 'vitest';
import { nameOfUrl } from '../../../src/lib/urls/media';
import { toColumns, toValues } from '../../../src/staff/kinds/kinds';
import { storedImage } from '../../../src/staff/kinds/news/images';
import type { NewsImages } from '../../../src/staff/kinds/news/schema';
import { STORE, storedUrl } from '../../support/store/fileServer';

const [a, b, c] = ['a', 'b', 'c'].map((name) => `${STORE}/news/${name}.jpg`) as [
  string,
  string,
  string,
];

const columnsOf = (images: NewsImages) => {
  const values = { ...toValues('news'), title_en: 'Tea', title_ru: 'Чай', images };
  return toColumns('news', values);
};

describe('the images of an article', () => {
  it('are stored each at its position, their texts by URL in each language', () => {
    const featured = storedImage(b, { en: { [b]: { alt: ' The ambassador ' } } });
    const additional = [
      storedImage(c, { en: { [c]: { caption: 'Harvest' } }, ru: { [c]: { alt: ' Сбор чая' } } }),
      storedImage(a, { en: { [a]: { alt: 'A' } } }),
    ];
    expect(columnsOf({ featured, additional })).toMatchObject({
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

  it('are none without images', () => {
    expect(columnsOf({ featured: null, additional: [] })).toMatchObject({
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
