import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { token } from '../../support/tokens';

export interface GatewayOptions {
  publishableKey: string;
  jwtSecret: string;
  /** Socket of PostgREST. */
  postgrest: string;
  /** Answers `/auth/v1`. */
  signIn: Middleware;
}

/** A handler of requests as Vite and Connect take it. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

const refuse = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};

/** What Supabase's edge puts in place of a publishable key: a token of the role `anon`. */
function anonToken(secret: string): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: 'supabase', role: 'anon', iat: now, exp: now + 300 };
  return token({ alg: 'HS256', typ: 'JWT' }, claims, secret);
}

/** The key of a request: a header, or for readers who can send none a parameter of the address. */
const keyOf = ({ headers }: IncomingMessage, url: URL): unknown =>
  headers.apikey ?? url.searchParams.get('apikey') ?? undefined;

/** Sends the request on to PostgREST, and its answer back, as they are. */
function passToPostgrest(
  request: IncomingMessage,
  response: ServerResponse,
  { socketPath, path, authorization }: { socketPath: string; path: string; authorization: string },
): void {
  const { host: _, ...headers } = request.headers;
  const { method } = request;
  const onward = httpRequest(
    { socketPath, path, method, headers: { ...headers, host: 'localhost', authorization } },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  onward.once('error', () => refuse(response, 502, { message: 'PostgREST cannot be reached' }));
  request.pipe(onward);
}

/**
 * Treats keys and tokens as the gateway of a hosted project does: no key or a wrong one is refused
 * before anything else; without a session's token the request is one of the role `anon`; the
 * description of the schema is closed to publishable keys.
 */
export function gateway(options: GatewayOptions): Middleware {
  return (request, response, next) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const service = /^\/(rest|auth)\/v1(\/|$)/.exec(url.pathname)?.[1];
    if (!service) return next();
    const key = keyOf(request, url);
    if (key === undefined) return refuse(response, 401, { message: 'No API key found in request' });
    if (key !== options.publishableKey) {
      return refuse(response, 401, { message: 'Invalid API key' });
    }
    if (service === 'auth') return options.signIn(request, response, next);
    const path = (request.url ?? '').replace(/^\/rest\/v1/, '');
    if (url.pathname.replace(/\/$/, '') === '/rest/v1') {
      return refuse(response, 403, { message: 'Access to schema is forbidden' });
    }
    const given = request.headers.authorization;
    const ofSession = given !== undefined && given !== `Bearer ${options.publishableKey}`;
    const authorization = ofSession ? given : `Bearer ${anonToken(options.jwtSecret)}`;
    passToPostgrest(request, response, { socketPath: options.postgrest, path, authorization });
  };
}
