import { type DOCUMENT_TYPES, extensionOf, MAX_DOCUMENT_BYTES } from '../../../lib/files/fileTypes';
import { Bytes } from '../compress/formats/bytes';

/** Why a file cannot be used as a document; the messages are under `error` in uploads.json. */
export type DocumentErrorCode =
  | 'noDocument'
  | 'wrongEnding'
  | 'oldOffice'
  | 'documentTooLarge'
  | 'empty'
  | 'damaged';

type DocumentFormat = keyof typeof DOCUMENT_TYPES;

/**
 * Checks by its content whether a file is a PDF, DOCX or XLSX of at most 20 MB whose extension matches.
 * @returns null for a valid document; otherwise `empty`, `documentTooLarge`, `noDocument`, `oldOffice` (DOC,
 *   XLS or an Office file with a password), `damaged` (a ZIP archive without its end) or `wrongEnding`
 * @throws DOMException when the browser cannot read the file
 */
export async function checkDocument(file: File): Promise<DocumentErrorCode | null> {
  if (file.size === 0) return 'empty';
  if (file.size > MAX_DOCUMENT_BYTES) return 'documentTooLarge';
  const format = await detectFormat(file);
  if (format === 'oldOffice' || format === 'damaged') return format;
  if (format === null) return 'noDocument';
  return format === extensionOf(file.name) ? null : 'wrongEnding';
}

async function detectFormat(file: File): Promise<DocumentFormat | 'oldOffice' | 'damaged' | null> {
  const head = await read(file.slice(0, 1024));
  if (asText(head).includes('%PDF-')) return 'pdf';
  // OLE2 signature: Word and Excel before 2007, and any Office file with a password.
  if (head.text(0, 8) === '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1') return 'oldOffice';
  return head.text(0, 4) === 'PK\x03\x04' ? officeFormat(file) : null;
}

/** Bytes of a ZIP file's end-of-central-directory record, and of the longest comment after it. */
const END_RECORD_BYTES = 22;
const MAX_COMMENT_BYTES = 65_535;

/** Distinguishes DOCX and XLSX by the file names in the central directory of the ZIP archive. */
async function officeFormat(file: File): Promise<DocumentFormat | 'damaged' | null> {
  const tail = await read(file.slice(-(END_RECORD_BYTES + MAX_COMMENT_BYTES)));
  let end = tail.length - END_RECORD_BYTES;
  while (end >= 0 && tail.text(end, 4) !== 'PK\x05\x06') end -= 1;
  if (end < 0) return 'damaged';
  const start = tail.u32(end + 16, true);
  const directory = asText(await read(file.slice(start, start + tail.u32(end + 12, true))));
  if (directory.includes('word/document.xml')) return 'docx';
  return directory.includes('xl/workbook.xml') ? 'xlsx' : null;
}

const read = async (part: Blob): Promise<Bytes> =>
  new Bytes(new Uint8Array(await part.arrayBuffer()));

const asText = ({ all }: Bytes): string => new TextDecoder('latin1').decode(all);
