import { expect, it } from 'vitest';
import { MAX_DOCUMENT_BYTES } from '../../../src/lib/files/fileTypes';
import { checkDocument } from '../../../src/staff/files/checkDocument';

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
