import { createHmac } from 'node:crypto';

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Returns a JWT as of GoTrue, signed with the embedded backend's secret or another one. */
export function token(claims: object, secret = process.env.EMBEDDED_JWT_SECRET ?? ''): string {
  const body = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
}

/** Returns a JWT with `alg: none`. */
export const unsigned = (claims: object): string =>
  `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;

/** Returns the claims of a JWT without verifying it. */
export const claimsOf = (signed: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(signed.split('.')[1] ?? '', 'base64url').toString());
