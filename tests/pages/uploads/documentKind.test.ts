import { describe, expect, it } from 'vitest';
import { checkDocument } from '../../../src/features/files/choose/documentFormat';
import { MAX_DOCUMENT_BYTES } from '../../../src/lib/files/fileTypes';
import { ascii, bytesOf } from '../../support/imageBytes';

const le32 = (n: number) => [n & 255, (n >> 8) & 255, (n >> 16) & 255, n >>> 24];

/** A ZIP archive as far as its list of contents goes. */
function office(entry: string, comment = '') {
  const start = bytesOf(ascii('PK\x03\x04'), ascii('[Content_Types].xml'), [0x80, 0x9f]);
  const list = bytesOf(ascii('PK\x01\x02'), ascii(entry));
  const end = [...ascii('PK\x05\x06'), 0, 0, 0, 0, 1, 0, 1, 0];
  return bytesOf(start, list, end, le32(list.length), le32(start.length), [
    comment.length & 255,
    comment.length >> 8,
    ...ascii(comment),
  ]);
}

const WORD = office('word/document.xml');
const EXCEL = office('xl/workbook.xml', 'made by hand');
const problem = (name: string, ...content: BlobPart[]) => checkDocument(new File(content, name));

describe('a document', () => {
  it.each([
    ['form.pdf', '%PDF-1.7 …'],
    ['FORM.PDF', '\ufeff%PDF-1.4'],
    ['letter.docx', WORD],
    ['fees.xlsx', EXCEL],
  ])('%s is taken for what it holds', async (name, content) => {
    expect(await problem(name, content)).toBeNull();
  });

  it.each([
    ['a letter renamed', 'form.pdf', 'Dear colleagues', 'noDocument'],
    ['a page renamed', 'form.docx', '<html>', 'noDocument'],
    ['an archive renamed', 'form.docx', office('photos/1.jpg'), 'noDocument'],
    ['a table named as a letter', 'fees.docx', EXCEL, 'wrongEnding'],
    ['a PDF named as a letter', 'form.docx', '%PDF-1.7', 'wrongEnding'],
    ['a letter with macros', 'form.docm', WORD, 'wrongEnding'],
    ['nothing', 'form.pdf', '', 'empty'],
    ['a letter cut off', 'form.docx', WORD.slice(0, 30), 'damaged'],
    [
      'an old letter',
      'form.docx',
      bytesOf([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      'oldOffice',
    ],
  ])('is not %s', async (_, name, content, expected) => {
    expect(await problem(name, content)).toBe(expected);
  });

  it('has at most 20 MB', async () => {
    const file = new File(['%PDF-1.7'], 'form.pdf');
    Object.defineProperty(file, 'size', { value: MAX_DOCUMENT_BYTES + 1 });
    expect(await checkDocument(file)).toBe('documentTooLarge');
  });
});
