import { badRequest, HttpError } from './httpError.js';

/** Bytes. Enough for a pathname; files go to the store. Vercel rejects bodies over 4.5 MB. */
const MAX_BYTES = 16 * 1024;

/** `application/json`, with parameters such as `charset=utf-8` or without. */
const JSON_TYPE = /^application\/json\s*(?:;|$)/i;

/**
 * Parses the JSON body of a request.
 * @throws HttpError 413 `file_too_large` over 16 KiB; 400 `bad_request` for invalid JSON or another
 *   content type, because forms of other sites can send any type but `application/json`
 */
export async function readJson(request: Request): Promise<unknown> {
  if (!JSON_TYPE.test(request.headers.get('content-type') ?? '')) {
    throw badRequest('The request is not JSON.');
  }
  const text = await request.text();
  if (Buffer.byteLength(text) > MAX_BYTES) {
    throw new HttpError(413, 'file_too_large', 'The request is too long.');
  }
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest('The request is not valid JSON.');
  }
}
