import { type DOCUMENT_TYPES, extensionOf, MAX_DOCUMENT_BYTES } from '../../../lib/files/fileTypes';

type DocumentFormat = keyof typeof DOCUMENT_TYPES;

/**
 * Checks by its content that a file is a PDF, DOCX or XLSX of at most 20 MB with that extension.
 * @returns null for a valid document; otherwise a key of `error` in uploads.json: `empty`,
 *   `documentTooLarge`, `noDocument`, `oldOffice` (DOC, XLS or an Office file with a password),
 *   `damaged` (a ZIP archive without its end) or `wrongEnding`
 * @throws DOMException when the browser cannot read the file
 */
export async function checkDocument(file: File) {
  if (file.size === 0) return 'empty';
  if (file.size > MAX_DOCUMENT_BYTES) return 'documentTooLarge';
  const format = await detectFormat(file);
  if (format === 'oldOffice' || format === 'damaged') return format;
  if (format === null) return 'noDocument';
  return format === extensionOf(file.name) ? null : 'wrongEnding';
}

async function detectFormat(file: File): Promise<DocumentFormat | 'oldOffice' | 'damaged' | null> {
  const head = await readLatin1(file.slice(0, 1024));
  if (head.includes('%PDF-')) return 'pdf';
  // OLE2 signature: Word and Excel before 2007, and any Office file with a password.
  if (head.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return 'oldOffice';
  return head.startsWith('PK\x03\x04') ? officeFormat(file) : null;
}

/** Contains the directory at the end of a ZIP archive, which lists the names of its files. */
const DIRECTORY_BYTES = 1024 * 1024;

async function officeFormat(file: File): Promise<DocumentFormat | 'damaged' | null> {
  const tail = await readLatin1(file.slice(-DIRECTORY_BYTES));
  if (!tail.includes('PK\x05\x06')) return 'damaged';
  if (tail.includes('word/document.xml')) return 'docx';
  return tail.includes('xl/workbook.xml') ? 'xlsx' : null;
}

const readLatin1 = async (part: Blob): Promise<string> =>
  new TextDecoder('latin1').decode(await part.arrayBuffer());
