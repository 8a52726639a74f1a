import { handleUpload } from '@vercel/blob/client';
import { succeed } from './answers.js';
import { askStore } from './blobStore.js';
import { requireAdmin } from './caller.js';
import { readJson } from './json.js';
import { uploadRule } from './pathnames.js';
import { badRequest } from './refusal.js';
import type { Settings } from './settings.js';

/** Milliseconds; long enough for 20 MB over a slow line, and no longer. */
const TOKEN_LIFETIME = 10 * 60 * 1000;

/** Seconds: one month (spec 9). A replaced picture has a new name, so nobody sees a stale one. */
const CACHE_MAX_AGE = 30 * 24 * 60 * 60;

const GENERATE_TOKEN = 'blob.generate-client-token';

/**
 * POST /api/blob-upload, the exchange that the SDK's client half starts: an admin names a file and
 * gets a token for that file alone. Body `{ type, payload: { pathname, multipart } }`, answer
 * `{ success, type, clientToken }`.
 */
export async function upload(request: Request, settings: Settings): Promise<Response> {
  await requireAdmin(request, settings);
  const { pathname, multipart } = readEvent(await readJson(request));
  const { contentType, maximumSizeInBytes } = uploadRule(pathname);
  const answer = await askStore(() =>
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
  return succeed(answer);
}

/** The other event of the exchange, "upload completed", is not used: the form saves the row. */
function readEvent(body: unknown): { pathname: string; multipart: boolean } {
  const { type, payload } = Object(body) as { type?: unknown; payload?: unknown };
  const { pathname, multipart } = Object(payload) as { pathname?: unknown; multipart?: unknown };
  if (type !== GENERATE_TOKEN || typeof pathname !== 'string') {
    throw badRequest('The request is incomplete.');
  }
  return { pathname, multipart: multipart === true };
}
