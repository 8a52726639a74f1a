import { fetchWithRetry } from '../../lib/http/retry';
import { getSupabase } from '../../lib/http/supabase';
import { rethrowUnanswered } from '../staffCall';
import { FileError, type FileProblem } from './fileFailures';

/** What the function api/blob.ts says of a refusal, in our words. */
const CODES: Record<string, FileProblem> = {
  bad_request: 'refused',
  not_signed_in: 'sessionExpired',
  not_admin: 'notAllowed',
  in_use: 'inUse',
  content_type_mismatch: 'contentType',
  pathname_mismatch: 'pathname',
  client_token_expired: 'tokenExpired',
  file_too_large: 'tooLarge',
  blob_not_found: 'gone',
  access_denied: 'accessDenied',
  store_unavailable: 'storeUnavailable',
  service_unavailable: 'unavailable',
  rate_limited: 'rateLimited',
};

/** The same by status, for answers of whatever stands between us and the function. */
const STATUSES: Record<number, FileProblem> = {
  400: 'refused',
  401: 'sessionExpired',
  403: 'notAllowed',
  409: 'inUse',
  413: 'tooLarge',
  429: 'rateLimited',
  503: 'unavailable',
  504: 'unavailable',
};

interface Call {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  query?: Record<string, string | undefined>;
  body?: object;
  signal?: AbortSignal | undefined;
}

/**
 * Calls the site's own function as the member of staff who is signed in (spec 7) and gives its JSON.
 * @throws FileError for every refusal; NetworkFailure and RequestTimeout where there is no answer
 */
export async function callFunction({ method, path, query = {}, body, signal }: Call) {
  const url = new URL(path, window.location.origin);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  const response = await fetchWithRetry(url, {
    method,
    headers: {
      Authorization: `Bearer ${await accessToken()}`,
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  const answer = await readJson(response);
  if (response.ok && answer.success === true) return answer;
  const problem = CODES[String(answer.code)] ?? STATUSES[response.status] ?? 'unknown';
  // A date, which the header may be as well, counts as «soon».
  const wait = Number(response.headers.get('Retry-After')) || 0;
  throw new FileError(problem, new Error(`status ${response.status}`), wait);
}

async function accessToken(): Promise<string> {
  const { data, error } = await getSupabase().auth.getSession();
  if (data.session) return data.session.access_token;
  rethrowUnanswered(error);
  throw new FileError('sessionExpired');
}

/** An empty object where the answer is no JSON object: its status has to speak for it. */
async function readJson(response: Response): Promise<Record<string, unknown>> {
  try {
    return Object(await response.json()) as Record<string, unknown>;
  } catch {
    return {};
  }
}
