import { handleUpload } from '@vercel/blob/client';
import { callStore } from './callStore.js';
import { uploadRule } from './pathnames.js';
import { badRequest, HttpError, successResponse } from './responses.js';
import type { Settings } from './settings.js';
import { requireStaff } from './staffDatabase.js';

/** Milliseconds; enough for 20 MB over a slow connection. */
const TOKEN_LIFETIME = 10 * 60 * 1000;

/** Seconds: 30 days. A replaced image has a new URL, so caches never serve a stale one. */
const CACHE_MAX_AGE = 30 * 24 * 60 * 60;

/** Bytes of a request. Enough for a pathname, because files go to the store. */
const MAX_BYTES = 16 * 1024;

const GENERATE_TOKEN = 'blob.generate-client-token';

/**
 * Handles POST /api/blob-upload, which issues a client token for one upload (R7.15, R7.16), valid
 * for ten minutes and one pathname, content type and maximum size (design 8). The SDK sends the
 * body `{ type: 'blob.generate-client-token', payload: { pathname, multipart } }`.
 * @returns the JSON `{ success: true, type, clientToken }`
 * @throws HttpError 400 `bad_request` for another body or a pathname that is not allowed, 413
 *   `file_too_large` above 16 KiB, and the errors of {@link requireStaff} and {@link callStore}
 */
export async function issueToken(request: Request, settings: Settings): Promise<Response> {
  await requireStaff(request, settings);
  const { pathname, multipart } = readEvent(await readJsonBody(request));
  const { contentType, maximumSizeInBytes } = uploadRule(pathname);
  const issued = await callStore(() =>
    handleUpload({
      token: settings.blobToken,
      request,
      body: { type: GENERATE_TOKEN, payload: { pathname, multipart, clientPayload: null } },
      onBeforeGenerateToken: async () => ({
        allowedContentTypes: [contentType],
        maximumSizeInBytes,
        validUntil: Date.now() + TOKEN_LIFETIME,
        addRandomSuffix: true,
        allowOverwrite: false,
        cacheControlMaxAge: CACHE_MAX_AGE,
      }),
    }),
  );
  return successResponse(issued);
}

/**
 * Returns the parsed body. Throws 400 `bad_request` unless it is valid JSON and `application/json`,
 * which forms of other sites cannot send, and 413 `file_too_large` above {@link MAX_BYTES}.
 */
async function readJsonBody(request: Request): Promise<unknown> {
  if (!/^application\/json\s*(?:;|$)/i.test(request.headers.get('content-type') ?? '')) {
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

/**
 * Returns pathname and `multipart` of a token request; throws 400 `bad_request` for any other
 * event. The SDK's event “upload completed” is not used, because the form saves the row.
 */
function readEvent(body: unknown): { pathname: string; multipart: boolean } {
  const { type, payload } = Object(body) as { type?: unknown; payload?: unknown };
  const { pathname, multipart } = Object(payload) as { pathname?: unknown; multipart?: unknown };
  if (type !== GENERATE_TOKEN || typeof pathname !== 'string') {
    throw badRequest('The request is incomplete.');
  }
  return { pathname, multipart: multipart === true };
}
