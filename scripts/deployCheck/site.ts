/** A response of the site with its whole body. */
export interface SiteResponse {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body; undefined when it is no JSON. */
  json: unknown;
}

interface Init {
  method?: string;
  headers?: Record<string, string>;
  json?: unknown;
  keyless?: true | undefined;
}

/** The deployed site, by requests over the network. */
export interface Site {
  /** Follows no redirect; sends the publishable key to PostgREST and GoTrue. @throws without a response within 20 s */
  request: (path: string, init?: Init) => Promise<SiteResponse>;
}

/** Milliseconds until a request is aborted; a cold start of the function is the slowest. */
const TIMEOUT = 20_000;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const siteAt = (url: string, publishableKey: string): Site => ({
  request: async (path, { method = 'GET', headers, json, keyless } = {}) => {
    const response = await fetch(url + path, {
      method,
      ...(json !== undefined && { body: JSON.stringify(json) }),
      headers: {
        ...(/^\/(rest|auth)\//.test(path) && !keyless && { apikey: publishableKey }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parsed(text) };
  },
});

/** PostgreSQL's error code for a missing right, which PostgREST sends to visitors with status 401. */
export const MISSING_RIGHT = '42501';

/** Returns the error code of a response: `error_code` of GoTrue, `code` of PostgREST and api/blob.ts; else `''`. */
export function codeOf({ json }: SiteResponse): string {
  const { error_code, code } = Object(json) as Record<string, unknown>;
  return String(error_code ?? code ?? '');
}

/** Returns a response as a short text: its status with its code or the beginning of its body, `404 not_found`. */
export const shown = (response: SiteResponse): string =>
  `${response.status} ${codeOf(response) || response.text.replace(/\s+/g, ' ').slice(0, 60)}`.trim();
