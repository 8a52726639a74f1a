import { randomInt } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isAllowed, typeByExtension } from './contentTypes.ts';
import { badRequest, StoreError, tooLarge } from './errors.ts';
import type { ClientGrant } from './tokens.ts';

/** The options of an upload, single or in parts. */
export interface PutOptions {
  /** Pathname as requested, without the random suffix. */
  pathname: string;
  contentType: string;
  addRandomSuffix: boolean;
  allowOverwrite: boolean;
  /** Seconds. */
  cacheMaxAge: number;
  /** Bytes. */
  maximumSize: number;
}

const MAX_PATHNAME = 950;
/** Seconds: 30 days and a minute, the default and the minimum of the real store. */
const DEFAULT_CACHE = 30 * 24 * 60 * 60;
const MIN_CACHE = 60;

/**
 * Returns the options of an upload from the parameter `pathname` and the headers of the request. With a
 * client token only the content type is read from the headers, every other option from the token.
 * @param grant what the client token allows; null for the read-write token, which allows everything
 * @throws StoreError for options that the token or the store does not allow: `bad_request`,
 * `content_type_not_allowed`, `client_token_pathname_mismatch`, `file_too_large`
 */
export function readPutOptions(
  params: URLSearchParams,
  headers: IncomingHttpHeaders,
  grant: ClientGrant | null,
): PutOptions {
  const pathname = checkedPathname(params, grant);
  if (params.has('fromUrl') || headers['x-if-match']) {
    throw badRequest('Copies and conditional uploads are not supported by the local store');
  }
  if (headers['x-vercel-blob-access'] !== 'public') {
    throw badRequest('Access must be "public" in a public store');
  }
  const contentType = text(headers['x-content-type']) ?? typeByExtension(pathname);
  if (grant?.allowedContentTypes && !isAllowed(contentType, grant.allowedContentTypes)) {
    throw new StoreError(
      400,
      'content_type_not_allowed',
      `"contentType" ${contentType} is not allowed`,
    );
  }
  const cache = grant
    ? grant.cacheControlMaxAge
    : Number(headers['x-cache-control-max-age'] ?? DEFAULT_CACHE);
  return {
    pathname,
    contentType,
    addRandomSuffix: grant ? grant.addRandomSuffix === true : isOn(headers['x-add-random-suffix']),
    allowOverwrite: grant ? grant.allowOverwrite === true : isOn(headers['x-allow-overwrite']),
    cacheMaxAge: Math.max(MIN_CACHE, Math.floor(Number(cache ?? DEFAULT_CACHE)) || 0),
    maximumSize: announcedSizeWithin(headers, grant?.maximumSizeInBytes ?? Infinity),
  };
}

function checkedPathname(params: URLSearchParams, grant: ClientGrant | null): string {
  const pathname = params.get('pathname') ?? '';
  if (!pathname || pathname.length > MAX_PATHNAME || pathname.includes('//')) {
    throw badRequest('Invalid pathname');
  }
  if (grant && grant.pathname !== pathname) {
    throw new StoreError(
      400,
      'client_token_pathname_mismatch',
      '"pathname" does not match the token payload',
    );
  }
  return pathname;
}

/** Returns the maximum size; throws StoreError `file_too_large` by the Content-Length, before the body is stored. */
function announcedSizeWithin(headers: IncomingHttpHeaders, maximum: number): number {
  const announced = Number(headers['x-content-length'] ?? headers['content-length'] ?? 0);
  if (announced > maximum) throw tooLarge(maximum);
  return maximum;
}

const text = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' && header !== '' ? header : undefined;

const isOn = (header: string | string[] | undefined): boolean => header === '1';

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
