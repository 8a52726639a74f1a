import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Middleware } from '../hosted/gateway';

/** GoTrue's `GET /settings` after supabase/config.toml has been pushed. */
export const SETTINGS = {
  external: { anonymous_users: false, email: true, phone: false },
  disable_signup: true,
  mailer_autoconfirm: false,
  phone_autoconfirm: false,
  sms_provider: '',
  saml_enabled: false,
};

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}

/**
 * Endpoints of GoTrue that `@supabase/lite` does not have: settings and unverified factors
 * (internal/api/settings.go and mfa.go of supabase/auth).
 */
export function gotrue(): { middleware: Middleware; factors: Set<string> } {
  const factors = new Set<string>();
  const enroll = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { friendly_name } = await bodyOf(request);
    const id = randomUUID();
    factors.add(id);
    const totp = { qr_code: '<svg/>', secret: 'SECRET', uri: 'otpauth://totp/x' };
    send(response, 200, { id, type: 'totp', friendly_name, totp });
  };
  const unenroll = (id: string, response: ServerResponse): void =>
    factors.delete(id)
      ? send(response, 200, { id })
      : send(response, 404, { code: 404, error_code: 'mfa_factor_not_found', msg: 'Not found' });
  const middleware: Middleware = (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://gotrue');
    const [, id] = /^\/auth\/v1\/factors\/([\w-]+)$/.exec(pathname) ?? [];
    if (pathname === '/auth/v1/settings') return send(response, 200, SETTINGS);
    if (pathname === '/auth/v1/factors') return void enroll(request, response);
    if (id && request.method === 'DELETE') return unenroll(id, response);
    next();
  };
  return { middleware, factors };
}
