import { randomInt } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { typeByExtension } from './contentTypes.ts';
import { badRequest, StoreError } from './errors.ts';
import type { ClientGrant } from './tokens.ts';

/** The options of an upload, single or in parts. */
export interface PutOptions {
  /** Pathname as requested, without the random suffix. */
  pathname: string;
  contentType: string;
  addRandomSuffix: boolean;
  /** Seconds. */
  cacheMaxAge: number;
  /** Bytes. */
  maximumSize: number;
}

/** Seconds: 30 days, the default of the real store. */
const DEFAULT_CACHE = 30 * 24 * 60 * 60;

/**
 * Returns the options of an upload from the parameter `pathname` and the headers of the request. With a
 * client token only the content type is read from the headers, every other option from the token.
 * @param grant what the client token allows; null for the read-write token, which allows everything
 * @throws StoreError for options that the token does not allow: `bad_request`,
 * `content_type_not_allowed`, `client_token_pathname_mismatch`
 */
export function readPutOptions(
  params: URLSearchParams,
  headers: IncomingHttpHeaders,
  grant: ClientGrant | null,
): PutOptions {
  const pathname = params.get('pathname');
  if (!pathname) throw badRequest('Invalid pathname');
  if (grant && grant.pathname !== pathname) {
    throw new StoreError(
      400,
      'client_token_pathname_mismatch',
      '"pathname" does not match the token payload',
    );
  }
  const contentType = String(headers['x-content-type'] ?? typeByExtension(pathname));
  if (grant && !grant.allowedContentTypes.includes(contentType)) {
    throw new StoreError(
      400,
      'content_type_not_allowed',
      `"contentType" ${contentType} is not allowed`,
    );
  }
  return {
    pathname,
    contentType,
    addRandomSuffix: grant !== null || headers['x-add-random-suffix'] === '1',
    cacheMaxAge: grant?.cacheControlMaxAge ?? DEFAULT_CACHE,
    maximumSize: grant?.maximumSizeInBytes ?? Infinity,
  };
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const SUFFIX_LENGTH = 30;

/**
 * Adds a random suffix to a pathname, before the extension if it has one: `news/tea.jpg` → `news/tea-<30
 * letters and digits>.jpg`.
 */
export function withRandomSuffix(pathname: string): string {
  const letters = Array.from({ length: SUFFIX_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]);
  const [, stem = pathname, ending = ''] = /^(.*[^/])(\.[^./]+)$/s.exec(pathname) ?? [];
  return `${stem}-${letters.join('')}${ending}`;
}
