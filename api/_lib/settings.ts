import { HttpError } from './responses.js';
import { publicStoreHost } from './storeHost.js';

/** The configuration of api/blob.ts; .env.example describes each variable. */
export interface Settings {
  /** Origin of GoTrue and PostgREST, without a trailing slash. */
  supabaseUrl: string;
  publishableKey: string;
  /** Grants access to the whole Blob store; only this function has it. */
  blobToken: string;
  /** The only host whose files this function touches. */
  storeHost: string;
}

/**
 * Reads the settings from the environment variables.
 * @throws HttpError 503 `store_unavailable` when one is missing or malformed; the log names it
 */
export function readSettings(): Settings {
  const blobToken = readVariable('BLOB_READ_WRITE_TOKEN');
  const storeHost = publicStoreHost(blobToken);
  if (!storeHost) throw notConfigured('BLOB_READ_WRITE_TOKEN is malformed');
  return {
    supabaseUrl: readVariable('SUPABASE_URL').replace(/\/+$/, ''),
    publishableKey: readVariable('SUPABASE_PUBLISHABLE_KEY'),
    blobToken,
    storeHost,
  };
}

/** Returns an environment variable, trimmed; throws {@link notConfigured} if it is missing. */
function readVariable(name: string): string {
  const value = process.env[name]?.trim();
  if (!value) throw notConfigured(`${name} is missing`);
  return value;
}

/** Returns the error 503 `store_unavailable`; only the log has the problem. */
const notConfigured = (problem: string): HttpError =>
  new HttpError(
    503,
    'store_unavailable',
    'File storage is not set up. Please tell the administrator of the site.',
    {},
    new Error(problem),
  );
