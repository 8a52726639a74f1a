import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { token } from '../../support/auth/tokens';

export interface GatewayOptions {
  publishableKey: string;
  jwtSecret: string;
  /** Path of PostgREST's socket. */
  postgrest: string;
  /** Handles `/auth/v1`. */
  signIn: Middleware;
}

/** A request handler of Vite and Connect. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

const sendError = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};

/** The token of the role `anon`, which Supabase's gateway sends in place of a publishable key. */
function anonToken(secret: string): string {
  const now = Math.floor(Date.now() / 1000);
  return token({ iss: 'supabase', role: 'anon', iat: now, exp: now + 300 }, secret);
}

/** The key of a request: a header, or a search parameter for clients that cannot send headers. */
const keyOf = ({ headers }: IncomingMessage, url: URL): unknown =>
  headers.apikey ?? url.searchParams.get('apikey') ?? undefined;

/** Forwards the request to PostgREST and its response to the client, both unchanged. */
async function passToPostgrest(
  request: IncomingMessage,
  response: ServerResponse,
  { socketPath, path, authorization }: { socketPath: string; path: string; authorization: string },
): Promise<void> {
  const { host: _, ...headers } = request.headers;
  const { method } = request;
  const body = await buffer(request);
  const send = (): void => {
    const onward = httpRequest(
      { socketPath, path, method, headers: { ...headers, host: 'localhost', authorization } },
      (postgrestResponse) => {
        response.writeHead(postgrestResponse.statusCode ?? 502, postgrestResponse.headers);
        postgrestResponse.pipe(response);
      },
    );
    onward.once('error', ({ code }: NodeJS.ErrnoException) => {
      // PostgREST has closed an idle connection in the same moment, and has not seen the request.
      if (onward.reusedSocket && code === 'ECONNRESET') return send();
      sendError(response, 502, { message: `PostgREST cannot be reached: ${code}` });
    });
    onward.end(body);
  };
  send();
}

/**
 * Checks keys and tokens as the gateway of a hosted project does: a missing or wrong key is
 * rejected first; a request without a session token has the role `anon`; the schema description is
 * closed to publishable keys.
 */
export function gateway(options: GatewayOptions): Middleware {
  return (request, response, next) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const service = /^\/(rest|auth)\/v1(\/|$)/.exec(url.pathname)?.[1];
    if (!service) return next();
    const key = keyOf(request, url);
    if (key === undefined)
      return sendError(response, 401, { message: 'No API key found in request' });
    if (key !== options.publishableKey) {
      return sendError(response, 401, { message: 'Invalid API key' });
    }
    if (service === 'auth') return options.signIn(request, response, next);
    const path = (request.url ?? '').replace(/^\/rest\/v1/, '');
    if (url.pathname.replace(/\/$/, '') === '/rest/v1') {
      return sendError(response, 403, { message: 'Access to schema is forbidden' });
    }
    const authorizationHeader = request.headers.authorization;
    const hasSession =
      authorizationHeader !== undefined &&
      authorizationHeader !== `Bearer ${options.publishableKey}`;
    const authorization = hasSession
      ? authorizationHeader
      : `Bearer ${anonToken(options.jwtSecret)}`;
    void passToPostgrest(request, response, { socketPath: options.postgrest, path, authorization });
  };
}
