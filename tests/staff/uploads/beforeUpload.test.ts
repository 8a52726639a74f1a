import { describe, expect, it } from 'vitest';
import { MAX_DOCUMENT_BYTES } from '../../../src/lib/files/fileTypes';
import { nameOfUrl } from '../../../src/lib/urls/media';
import { checkDocument } from '../../../src/staff/files/checkDocument';
import { croppedPart, fitWithin } from '../../../src/staff/files/compress/image';
import { toColumns, toValues } from '../../../src/staff/kinds/kinds';
import { storedImage } from '../../../src/staff/kinds/news/images';
import type { NewsImages } from '../../../src/staff/kinds/news/schema';
import { STORE, storedUrl } from '../../support/store/fileServer';

it('image sizes are scaled down within a side length, never up', () => {
  expect(fitWithin({ width: 4000, height: 3000 }, 1920)).toEqual({ width: 1920, height: 1440 });
  expect(fitWithin({ width: 3000, height: 4000 }, 1920)).toEqual({ width: 1440, height: 1920 });
  expect(fitWithin({ width: 800, height: 600 }, 1920)).toEqual({ width: 800, height: 600 });
  expect(fitWithin({ width: 9000, height: 1 }, 1920)).toEqual({ width: 1920, height: 1 });
  expect(fitWithin({ width: 1, height: 9000 }, 1920)).toEqual({ width: 1, height: 1920 });
});

it.each([
  [
    { width: 4000, height: 3000 },
    { x: 0, y: 250, width: 4000, height: 2250 },
  ],
  [
    { width: 3000, height: 4000 },
    { x: 0, y: 771, width: 3000, height: 1688 },
  ],
  [
    { width: 1920, height: 1080 },
    { x: 0, y: 0, width: 1920, height: 1080 },
  ],
  [
    { width: 5000, height: 900 },
    { x: 1700, y: 0, width: 1600, height: 900 },
  ],
])('a crop is the largest of its ratio, in the middle or nearer the top of %o', (size, part) => {
  expect(croppedPart(size, 16 / 9)).toEqual(part);
});

const ZIP = 'PK\x03\x04[Content_Types].xml';

it.each([
  ['form.pdf', '%PDF-1.7 …'],
  ['FORM.PDF', '\ufeff%PDF-1.4'],
  ['letter.docx', ZIP],
  ['fees.xlsx', ZIP],
])('%s is a document by its content', async (name, content) => {
  expect(await checkDocument(new File([content], name))).toBeNull();
});

it.each([
  ['a renamed text file', 'form.pdf', 'Dear colleagues'],
  ['a renamed HTML page', 'form.docx', '<html>'],
  ['a PDF named .docx', 'form.docx', '%PDF-1.7'],
  ['a DOCX file with macros', 'form.docm', ZIP],
  ['an empty file', 'form.pdf', ''],
  ['a letter of an old Word', 'form.doc', '\xd0\xcf\x11\xe0'],
])('%s is none', async (_, name, content) => {
  expect(await checkDocument(new File([content], name))).toBe('noDocument');
});

it('a file over 20 MB is refused', async () => {
  const file = new File(['%PDF-1.7'], 'form.pdf');
  Object.defineProperty(file, 'size', { value: MAX_DOCUMENT_BYTES + 1 });
  expect(await checkDocument(file)).toBe('documentTooLarge');
});

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
});

it('nameOfUrl omits the random suffix of a stored file', () => {
  expect(nameOfUrl(storedUrl('news/tea.jpg'))).toBe('tea.jpg');
  expect(nameOfUrl(`${STORE}/news/%D1%87%D0%B0%D0%B9.jpg`)).toBe('чай.jpg');
  expect(nameOfUrl('/scenes/tea-hills.svg')).toBe('tea-hills.svg');
  expect(nameOfUrl(`${STORE}/news/100%.jpg`)).toBe('100%.jpg');
});
