import type { IncomingMessage, ServerResponse } from 'node:http';
import { token } from '../../support/auth/tokens';
import { passOn } from '../../support/site/listen';

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

/** The token of the role `anon`, which Supabase's gateway sends in place of a publishable key. */
function anonToken(secret: string): string {
  const now = Math.floor(Date.now() / 1000);
  return token({ iss: 'supabase', role: 'anon', iat: now, exp: now + 300 }, secret);
}

/**
 * Checks keys as the gateway of a hosted project does, which rejects a missing or wrong key. A
 * request without a session token has the role `anon`.
 */
export function gateway(options: GatewayOptions): Middleware {
  return (request, response, next) => {
    const { url = '', headers } = request;
    const service = /^\/(rest|auth)\/v1(\/|$)/.exec(url)?.[1];
    if (!service) return next();
    if (headers.apikey !== options.publishableKey) {
      response.writeHead(401, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ message: 'Invalid API key' }));
      return;
    }
    if (service === 'auth') return options.signIn(request, response, next);
    const { authorization = `Bearer ${options.publishableKey}` } = headers;
    const isKey = authorization === `Bearer ${options.publishableKey}`;
    passOn(
      request,
      response,
      { socketPath: options.postgrest, path: url.slice('/rest/v1'.length) },
      {
        host: 'localhost',
        authorization: isKey ? `Bearer ${anonToken(options.jwtSecret)}` : authorization,
      },
    );
  };
}
