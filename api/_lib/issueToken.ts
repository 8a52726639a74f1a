import { handleUpload } from '@vercel/blob/client';
import { callStore } from './blobStore.js';
import { badRequest } from './httpError.js';
import { readJson } from './json.js';
import { uploadRule } from './pathnames.js';
import { requireAdmin } from './requireAdmin.js';
import { successResponse } from './responses.js';
import type { Settings } from './settings.js';

/** Milliseconds; long enough for 20 MB over a slow connection. */
const TOKEN_LIFETIME = 10 * 60 * 1000;

/** Seconds: one month (spec 9). A replaced picture has a new URL, so caches never serve a stale one. */
const CACHE_MAX_AGE = 30 * 24 * 60 * 60;

const GENERATE_TOKEN = 'blob.generate-client-token';

/**
 * POST /api/blob-upload, the request of the SDK's client: issues a token for one pathname to an admin.
 * Body `{ type, payload: { pathname, multipart } }`, response `{ success, type, clientToken }`.
 */
export async function issueToken(request: Request, settings: Settings): Promise<Response> {
  await requireAdmin(request, settings);
  const { pathname, multipart } = readEvent(await readJson(request));
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

/** The other event, "upload completed", is not used, because the form saves the row. */
function readEvent(body: unknown): { pathname: string; multipart: boolean } {
  const { type, payload } = Object(body) as { type?: unknown; payload?: unknown };
  const { pathname, multipart } = Object(payload) as { pathname?: unknown; multipart?: unknown };
  if (type !== GENERATE_TOKEN || typeof pathname !== 'string') {
    throw badRequest('The request is incomplete.');
  }
  return { pathname, multipart: multipart === true };
}
