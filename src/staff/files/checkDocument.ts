import { fileExtension, MAX_DOCUMENT_BYTES } from '../../lib/files/fileTypes';

/** What the first bytes contain; DOCX and XLSX are ZIP archives. */
const SIGNATURES: Record<string, string> = { pdf: '%PDF-', docx: 'PK\x03\x04', xlsx: 'PK\x03\x04' };

/**
 * Checks by its extension and first bytes that a file is a PDF, DOCX or XLSX of at most 20 MB.
 * @returns null for such a document; otherwise a key of `error` in uploads.json
 * @throws DOMException when the browser cannot read the file
 */
export async function checkDocument(file: File) {
  if (file.size > MAX_DOCUMENT_BYTES) return 'documentTooLarge';
  const head = new TextDecoder('latin1').decode(await file.slice(0, 1024).arrayBuffer());
  const signature = SIGNATURES[fileExtension(file.name)];
  return signature && head.includes(signature) ? null : 'noDocument';
}
