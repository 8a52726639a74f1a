import { createHmac } from 'node:crypto';

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A token as Auth issues them, signed with whatever secret one likes. */
export function token(header: object, claims: object, secret: string): string {
  const body = `${encode(header)}.${encode(claims)}`;
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
}

/** A token that says by itself that it needs no signature. */
export const unsigned = (claims: object): string =>
  `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;

/** What a token says of its bearer. */
export const claimsOf = (signed: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(signed.split('.')[1] ?? '', 'base64url').toString());
