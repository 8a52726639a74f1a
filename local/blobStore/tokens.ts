import { createHmac } from 'node:crypto';
import { getPayloadFromClientToken } from '@vercel/blob/client';
import { StoreError } from './errors.ts';

/** What a client token of api/blob.ts allows. */
export interface ClientGrant {
  pathname: string;
  /** Milliseconds since 1970. */
  validUntil: number;
  allowedContentTypes: string[];
  maximumSizeInBytes: number;
  cacheControlMaxAge: number;
}

const forbidden = (): StoreError => new StoreError(403, 'forbidden', 'Access denied');

/**
 * Verifies the token of a request to the store: `vercel_blob_rw_<store>_<secret>`, or a client token
 * `vercel_blob_client_<store>_<base64>`, which must be signed with the former.
 * @param header the Authorization header, `Bearer <token>`; undefined if missing
 * @param ownToken the store's read-write token
 * @returns null for the read-write token, which allows everything; what a client token allows
 * @throws StoreError 403 `forbidden` for any other token, `client_token_expired`
 */
export function readAuthorization(
  header: string | undefined,
  ownToken: string,
): ClientGrant | null {
  const token = /^Bearer (.+)$/i.exec(header ?? '')?.[1] ?? '';
  if (token === ownToken) return null;
  if (!token.startsWith('vercel_blob_client_') || !isSigned(token, ownToken)) throw forbidden();
  const grant = getPayloadFromClientToken(token) as unknown as ClientGrant;
  if (!(grant.validUntil > Date.now())) {
    throw new StoreError(403, 'client_token_expired', 'Token expired');
  }
  return grant;
}

/** Returns whether a client token, base64 of `<hmac in hex>.<payload in base64>`, is signed with the read-write token. */
function isSigned(token: string, ownToken: string): boolean {
  const secret = Buffer.from(token.split('_')[4] ?? '', 'base64').toString();
  const [signature, payload = ''] = secret.split('.');
  return signature === createHmac('sha256', ownToken).update(payload).digest('hex');
}
