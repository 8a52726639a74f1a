import { expect, it } from 'vitest';
import { imageFormat } from '../../../src/staff/files/compress/imageFormat';

const format = (content: string, type = 'image/jpeg') =>
  imageFormat(Buffer.from(content, 'latin1'), type);

it.each([
  ['a text of five bytes', 'hello'],
  ['one byte', 'x'],
  ['a text that begins as a BMP', 'BMW invoice of 3 March 2026'],
  ['a text that begins as a PNM', 'P1 is the first page'],
  ['zeros', '\0'.repeat(40)],
  ['a page with a drawing', '<!doctype html><p>Map</p><svg></svg>'],
  ['a video', '\0\0\0\x18ftypmp42'],
])('%s is not an image', (_, content) => {
  expect(() => format(content)).toThrow('notImage');
});

it('a file that is declared as something else is not an image', () => {
  expect(() => format('\xff\xd8\xff\xe0', 'text/plain')).toThrow('notImage');
});

it.each([
  ['pdf', '%PDF-1.7'],
  ['svg', '<?xml version="1.0"?>\n<!-- logo -->\n<svg width="4">'],
])('a file that is a %s is named', (code, content) => {
  expect(() => format(content)).toThrow(code);
});

it.each([
  ['jpg', '\xff\xd8\xff\xe0'],
  ['png', '\x89PNG\r\n'],
  ['webp', 'RIFF\x24\0\0\0WEBPVP8 '],
  ['bmp', 'BM\x46\0\0\0\0\0\0\0'],
  ['heic', '\0\0\0\x18ftypheic'],
  ['heic', '\0\0\0\x18ftypmif1'],
  ['avif', '\0\0\0\x18ftypavif'],
])('the first bytes of %s are known, also if the device knows no type', (name, content) => {
  expect(format(content, '')).toBe(name);
});
