import { fetchWithRetry } from '../../../lib/http/fetchWithRetry';
import { getSupabase } from '../../../lib/http/supabase';
import { findRefusal, rethrowUnanswered } from '../withStaffSession';
import { FileError, problemOf } from './fileFailures';

interface Call {
  method: 'GET' | 'POST' | 'DELETE';
  /** Path and query string. */
  path: string;
  body?: object;
  signal?: AbortSignal | undefined;
}

/**
 * Calls api/blob.ts with the access token of the stored session (R6.5) and returns its JSON.
 * @throws FileError for every rejection, with the seconds of `Retry-After`, and `sessionExpired` without
 *   a session; AppError `accessClosed`, or `sessionExpired` for one that another device has ended; NetworkFailure and RequestTimeout without a response
 */
export async function callFunction({ method, path, body, signal }: Call) {
  const response = await fetchWithRetry(new URL(path, window.location.origin), {
    method,
    headers: {
      Authorization: `Bearer ${await accessToken()}`,
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  const data = await readJson(response);
  if (response.ok && data.success === true) return data;
  const problem = problemOf(String(data.code), response.status);
  if (problem === 'sessionExpired' || problem === 'notAllowed') {
    const refusal = await findRefusal();
    if (refusal) throw refusal;
  }
  // `Retry-After` may also be a date, which counts as 0.
  const retryAfter = Number(response.headers.get('Retry-After')) || 0;
  throw new FileError(problem, new Error(`status ${response.status}`), retryAfter);
}

async function accessToken(): Promise<string> {
  const { data, error } = await getSupabase().auth.getSession();
  if (data.session) return data.session.access_token;
  rethrowUnanswered(error);
  throw new FileError('sessionExpired');
}

/** Returns the JSON of a response; an empty object for any other body, because the status is enough then. */
async function readJson(response: Response): Promise<Record<string, unknown>> {
  try {
    return Object(await response.json()) as Record<string, unknown>;
  } catch {
    return {};
  }
}
