import { refuse } from './_lib/answers.js';
import { list } from './_lib/list.js';
import { senders } from './_lib/rateLimit.js';
import { Refusal } from './_lib/refusal.js';
import { remove } from './_lib/remove.js';
import { fromOurPages, senderOf } from './_lib/sender.js';
import { readSettings, type Settings } from './_lib/settings.js';
import { upload } from './_lib/upload.js';

// Imports below api/ say `.js`: the platform compiles each file for itself and leaves them alone.

type Handler = (request: Request, settings: Settings) => Promise<Response>;

/** The calls of spec 7, File storage, each with its one method. */
const CALLS: Record<string, { method: string; handle: Handler }> = {
  '/api/blob-upload': { method: 'POST', handle: upload },
  '/api/blob-delete': { method: 'DELETE', handle: remove },
  '/api/blob-list': { method: 'GET', handle: list },
};

/**
 * The one deployed function; rewrites send the three addresses here (api/_vercel/rewrites.ts). Admins only.
 *
 * Answers JSON `{ success, error?, code?, … }` with 200, 400, 401, 403, 405, 409, 413, 429 (with
 * Retry-After), 502 or 503 (DESIGN 8). Never throws.
 */
async function handle(request: Request): Promise<Response> {
  try {
    const call = choose(request);
    fromOurPages(request);
    senders.take(senderOf(request));
    return await call(request, readSettings());
  } catch (thrown) {
    return refuse(thrown);
  }
}

function choose(request: Request): Handler {
  const call = CALLS[new URL(request.url).pathname];
  // Called by its own name, the method says which of the three is meant.
  const calls = call ? [call] : Object.values(CALLS);
  const chosen = calls.find(({ method }) => method === request.method);
  if (chosen) return chosen.handle;
  const allow = calls.map(({ method }) => method).join(', ');
  throw new Refusal(405, 'wrong_method', 'This method is not allowed here.', { Allow: allow });
}

export default { fetch: handle };
