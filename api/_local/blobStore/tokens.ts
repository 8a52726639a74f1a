import { createHmac, timingSafeEqual } from 'node:crypto';
import { forbidden, StoreError } from './errors.ts';

/** What a client token allows; a property is undefined if api/blob.ts has set no limit. */
export interface ClientGrant {
  pathname: string;
  /** Milliseconds since 1970. */
  validUntil: number;
  allowedContentTypes?: string[];
  maximumSizeInBytes?: number;
  addRandomSuffix?: boolean;
  allowOverwrite?: boolean;
  cacheControlMaxAge?: number;
}

/** Returns the store's id in a token: `vercel_blob_rw_<store>_<secret>`. */
const storeOf = (token: string): string => token.split('_')[3] ?? '';

/**
 * Verifies the token of a request to the store: `vercel_blob_rw_<store>_<secret>`, or a client token
 * `vercel_blob_client_<store>_<base64>`, which must be signed with the former.
 * @param header the Authorization header, `Bearer <token>`; undefined if missing
 * @param ownToken the store's read-write token
 * @returns null for the read-write token, which allows everything; what a client token allows
 * @throws StoreError 404 `store_not_found` for a token of another store; 403 `forbidden` for a missing,
 * malformed or forged one, `client_token_expired`
 */
export function readAuthorization(
  header: string | undefined,
  ownToken: string,
): ClientGrant | null {
  const token = /^Bearer (.+)$/i.exec(header ?? '')?.[1] ?? '';
  if (same(token, ownToken)) return null;
  const [, , kind, store, secret = ''] = token.split('_');
  if (kind !== 'client' && kind !== 'rw') throw forbidden();
  if (store !== storeOf(ownToken)) {
    throw new StoreError(404, 'store_not_found', 'This store does not exist');
  }
  if (kind !== 'client') throw forbidden();
  const grant = verified(secret, ownToken);
  if (!(grant.validUntil > Date.now())) {
    throw new StoreError(403, 'client_token_expired', 'Token expired');
  }
  return grant;
}

/** Decodes a client token: base64 of `<hmac in hex>.<payload in base64>`, signed with the read-write token. */
function verified(secret: string, ownToken: string): ClientGrant {
  const [signature = '', payload = ''] = decode(secret).split('.');
  const expected = createHmac('sha256', ownToken).update(payload).digest('hex');
  if (!same(signature, expected)) throw forbidden();
  return JSON.parse(decode(payload)) as ClientGrant;
}

const decode = (text: string): string => Buffer.from(text, 'base64').toString('utf8');

function same(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Rejects the grant of a client token; null is the grant of the read-write token.
 * @throws StoreError 403 `client_token_not_allowed` for a client token
 */
export function ownerOnly(grant: ClientGrant | null): void {
  if (!grant) return;
  throw new StoreError(
    403,
    'client_token_not_allowed',
    'This operation is not available when using a client token',
  );
}
