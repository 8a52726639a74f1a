/** Which site to ask, and as whom. */
export interface CheckSettings {
  /** The site's origin, without a final slash. */
  site: string;
  publishableKey: string;
  /** Origin of the Supabase project, where GraphQL would answer beside the site. */
  supabaseUrl?: string | undefined;
  /** An admin who may save and delete something; without one the staff checks are not tried. */
  admin?: { email: string; password: string; code?: string | undefined } | undefined;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

type Init = Omit<RequestInit, 'signal' | 'redirect' | 'cache'>;

/** The deployed site, as somebody on the network sees it. */
export interface Site extends CheckSettings {
  /** Asks for a path, or a whole URL, without following redirects. @throws when there is no answer */
  ask: (path: string, init?: Init) => Promise<Answer>;
  /** The same with the publishable key; `body` is sent as JSON. */
  askApi: (path: string, init?: Init & { json?: unknown }) => Promise<Answer>;
}

/** Milliseconds for one answer; the slowest is a function that Vercel starts for it. */
const PATIENCE = 20_000;

export function siteOf(settings: CheckSettings): Site {
  const ask: Site['ask'] = async (path, init) => {
    const answer = await fetch(new URL(path, settings.site), {
      ...init,
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const askApi: Site['askApi'] = (path, { json, headers, ...init } = {}) =>
    ask(path, {
      ...init,
      ...(json !== undefined && { body: JSON.stringify(json) }),
      headers: {
        apikey: settings.publishableKey,
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(headers as Record<string, string> | undefined),
      },
    });
  return { ...settings, ask, askApi };
}

/** The parsed body, or undefined when it is no JSON. */
export function jsonOf({ text }: Answer): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `error_code` of GoTrue, `code` of PostgREST and of the function; empty when there is none. */
export function codeOf(answer: Answer): string {
  const { error_code, code } = Object(jsonOf(answer)) as Record<string, unknown>;
  return String(error_code ?? code ?? '');
}

/** An answer in few words: its status, and its code or how it begins. */
export const shown = (answer: Answer): string =>
  `${answer.status} ${codeOf(answer) || answer.text.replace(/\s+/g, ' ').slice(0, 60)}`.trim();
