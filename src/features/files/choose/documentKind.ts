import { Bytes } from '../compress/formats/bytes';

/** What is wrong with a file that is to be a document; words under `problem` in uploads.json. */
export type DocumentProblem =
  | 'noDocument'
  | 'wrongEnding'
  | 'oldOffice'
  | 'documentTooLarge'
  | 'empty'
  | 'damaged';

/** Bytes; the function of the site has the same limit. */
export const MAX_DOCUMENT = 20 * 1024 * 1024;

type Kind = 'pdf' | 'docx' | 'xlsx';

/** Why a file cannot be stored as a document; null when it can. Its own bytes decide. */
export async function documentProblem(file: File): Promise<DocumentProblem | null> {
  if (file.size === 0) return 'empty';
  if (file.size > MAX_DOCUMENT) return 'documentTooLarge';
  const ending = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase();
  const kind = await kindOf(file);
  if (kind === 'oldOffice' || kind === 'damaged') return kind;
  if (kind === null) return 'noDocument';
  return kind === ending ? null : 'wrongEnding';
}

async function kindOf(file: File): Promise<Kind | 'oldOffice' | 'damaged' | null> {
  const head = await read(file.slice(0, 1024));
  if (asText(head).includes('%PDF-')) return 'pdf';
  // Word and Excel before 2007, and every Office file with a password.
  if (head.text(0, 8) === '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1') return 'oldOffice';
  return head.text(0, 4) === 'PK\x03\x04' ? officeKind(file) : null;
}

/** Length of the record that ends a ZIP archive, and of the longest comment behind it. */
const END_RECORD = 22;
const COMMENT = 65_535;

/** DOCX and XLSX are ZIP archives; the list of contents, at their end, tells them apart. */
async function officeKind(file: File): Promise<Kind | 'damaged' | null> {
  const tail = await read(file.slice(-(END_RECORD + COMMENT)));
  let end = tail.length - END_RECORD;
  while (end >= 0 && tail.text(end, 4) !== 'PK\x05\x06') end -= 1;
  // Broken off on its way here: its end is missing.
  if (end < 0) return 'damaged';
  const start = tail.u32(end + 16, true);
  const contents = asText(await read(file.slice(start, start + tail.u32(end + 12, true))));
  if (contents.includes('word/document.xml')) return 'docx';
  return contents.includes('xl/workbook.xml') ? 'xlsx' : null;
}

const read = async (part: Blob): Promise<Bytes> =>
  new Bytes(new Uint8Array(await part.arrayBuffer()));

const asText = ({ all }: Bytes): string => new TextDecoder('latin1').decode(all);
