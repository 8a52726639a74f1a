import { describe, expect, it } from 'vitest';
import { MAX_DOCUMENT_BYTES } from '../../../src/lib/files/fileTypes';
import { checkDocument } from '../../../src/staff/files/upload/checkDocument';

/** The parts of a ZIP archive that the check reads, up to its central directory. */
function zipOf(entry: string, comment = '') {
  const start = Buffer.from('PK\x03\x04[Content_Types].xml\x80\x9f', 'latin1');
  const list = Buffer.from(`PK\x01\x02${entry}`);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06\0\0\0\0\x01\0\x01');
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(start.length, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([start, list, end, Buffer.from(comment)]);
}

const WORD = zipOf('word/document.xml');
const EXCEL = zipOf('xl/workbook.xml', 'made by hand');
const check = (name: string, ...content: BlobPart[]) => checkDocument(new File(content, name));

describe('checkDocument', () => {
  it.each([
    ['form.pdf', '%PDF-1.7 …'],
    ['FORM.PDF', '\ufeff%PDF-1.4'],
    ['letter.docx', WORD],
    ['fees.xlsx', EXCEL],
  ])('accepts %s by its content', async (name, content) => {
    expect(await check(name, content)).toBeNull();
  });

  it.each([
    ['a renamed text file', 'form.pdf', 'Dear colleagues', 'noDocument'],
    ['a renamed HTML page', 'form.docx', '<html>', 'noDocument'],
    ['a renamed ZIP archive', 'form.docx', zipOf('photos/1.jpg'), 'noDocument'],
    ['an XLSX file named .docx', 'fees.docx', EXCEL, 'wrongEnding'],
    ['a PDF named .docx', 'form.docx', '%PDF-1.7', 'wrongEnding'],
    ['a DOCX file with macros', 'form.docm', WORD, 'wrongEnding'],
    ['an empty file', 'form.pdf', '', 'empty'],
    ['a truncated DOCX file', 'form.docx', WORD.slice(0, 30), 'damaged'],
    [
      'an old letter',
      'form.docx',
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      'oldOffice',
    ],
  ])('rejects %s', async (_, name, content, expected) => {
    expect(await check(name, content)).toBe(expected);
  });

  it('rejects files over 20 MB', async () => {
    const file = new File(['%PDF-1.7'], 'form.pdf');
    Object.defineProperty(file, 'size', { value: MAX_DOCUMENT_BYTES + 1 });
    expect(await checkDocument(file)).toBe('documentTooLarge');
  });
});
