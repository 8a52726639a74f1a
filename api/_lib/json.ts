import { badRequest, HttpError } from './httpError.js';

/** Bytes; what is sent here is a name, not a file. Vercel itself rejects bodies over 4.5 MB. */
const MAX_BYTES = 16 * 1024;

/** With any parameters: `application/json; charset=utf-8`. */
const JSON_TYPE = /^application\/json\s*(?:;|$)/i;

/**
 * The JSON body of a request.
 * @throws HttpError 413 when it is too long, 400 when it is no JSON or does not say that it is. (A form
 * of another site can send text, but never `application/json`.)
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
