import { type DOCUMENT_TYPES, extensionOf, MAX_DOCUMENT_BYTES } from '../../../lib/files/fileTypes';
import { Bytes } from '../compress/formats/bytes';

/** Why a file cannot be used as a document; the texts stand under `problem` in uploads.json. */
export type DocumentErrorCode =
  | 'noDocument'
  | 'wrongEnding'
  | 'oldOffice'
  | 'documentTooLarge'
  | 'empty'
  | 'damaged';

type DocumentFormat = keyof typeof DOCUMENT_TYPES;

/** Why a file cannot be used as a document, by its bytes; null when it can. */
export async function checkDocument(file: File): Promise<DocumentErrorCode | null> {
  if (file.size === 0) return 'empty';
  if (file.size > MAX_DOCUMENT_BYTES) return 'documentTooLarge';
  const kind = await kindOf(file);
  if (kind === 'oldOffice' || kind === 'damaged') return kind;
  if (kind === null) return 'noDocument';
  return kind === extensionOf(file.name) ? null : 'wrongEnding';
}

async function kindOf(file: File): Promise<DocumentFormat | 'oldOffice' | 'damaged' | null> {
  const head = await read(file.slice(0, 1024));
  if (asText(head).includes('%PDF-')) return 'pdf';
  // Word and Excel before 2007, and every Office file with a password.
  if (head.text(0, 8) === '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1') return 'oldOffice';
  return head.text(0, 4) === 'PK\x03\x04' ? officeKind(file) : null;
}

/** Bytes of a ZIP archive's end of central directory, and of the longest comment behind it. */
const END_RECORD = 22;
const COMMENT = 65_535;

/** DOCX and XLSX are ZIP archives, which differ in their central directory. */
async function officeKind(file: File): Promise<DocumentFormat | 'damaged' | null> {
  const tail = await read(file.slice(-(END_RECORD + COMMENT)));
  let end = tail.length - END_RECORD;
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
