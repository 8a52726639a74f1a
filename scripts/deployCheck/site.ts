/** The site to check, and the credentials for it. */
export interface CheckSettings {
  /** The origin of the site, without a trailing slash. */
  site: string;
  publishableKey: string;
  /** The origin of the Supabase project, where GraphQL would be served. */
  supabaseUrl?: string | undefined;
  /** The test admin, who saves and deletes a draft; without one the staff checks are skipped. */
  admin?: { email: string; password: string; code?: string | undefined } | undefined;
}

/** A response of the site with its whole body as text. */
export interface SiteResponse {
  status: number;
  headers: Headers;
  text: string;
}

type Init = Omit<RequestInit, 'signal' | 'redirect' | 'cache'>;

/** The deployed site, by requests over the network. */
export interface Site extends CheckSettings {
  /** Requests a path or a URL, without following redirects. @throws without a response within 20 s */
  request: (path: string, init?: Init) => Promise<SiteResponse>;
  /** Requests with the publishable key; sends `json` as the body. */
  requestApi: (path: string, init?: Init & { json?: unknown }) => Promise<SiteResponse>;
}

/** Milliseconds until a request is aborted; a cold start of the function is the slowest. */
const TIMEOUT = 20_000;

/** Returns the settings together with the functions that send requests to the site. Sends nothing yet. */
export function siteOf(settings: CheckSettings): Site {
  const request: Site['request'] = async (path, init) => {
    const response = await fetch(new URL(path, settings.site), {
      ...init,
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const requestApi: Site['requestApi'] = (path, { json, headers, ...init } = {}) =>
    request(path, {
      ...init,
      ...(json !== undefined && { body: JSON.stringify(json) }),
      headers: {
        apikey: settings.publishableKey,
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(headers as Record<string, string> | undefined),
      },
    });
  return { ...settings, request, requestApi };
}

/** Returns the parsed body of a response; undefined when it is no JSON. */
export function jsonOf({ text }: SiteResponse): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Returns the error code in the JSON of a response: `error_code` of GoTrue, `code` of PostgREST and
 * api/blob.ts; `''` for a response without one.
 */
export function codeOf(response: SiteResponse): string {
  const { error_code, code } = Object(jsonOf(response)) as Record<string, unknown>;
  return String(error_code ?? code ?? '');
}

/**
 * Returns a response as a short text for a finding: its status and its code, or the first 60 characters
 * of its body: `404 not_found`.
 */
export const shown = (response: SiteResponse): string =>
  `${response.status} ${codeOf(response) || response.text.replace(/\s+/g, ' ').slice(0, 60)}`.trim();
