import { createHmac, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join, posix, relative, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { getPayloadFromClientToken } from '@vercel/blob/client';
import type { Connect } from 'vite';
import { publicStoreHost } from '../api/_lib/storeHost.js';
import { DOCUMENT_TYPES, IMAGE_TYPES, valueByExtension } from '../src/lib/files/fileTypes.ts';

/** Where local runs serve stored files, as the deployment does by a rewrite (decision 0001). */
const MEDIA = '/media';

/** An error of the store's API; the SDK derives the kind of error from code and message. */
class StoreError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Returns the content type for an extension that the site uses; the real store knows many more. */
const mimeType = (pathname: string): string =>
  valueByExtension({ ...IMAGE_TYPES, ...DOCUMENT_TYPES }, pathname) ?? 'application/octet-stream';

/** Adds a suffix as the real store: `news/tea.jpg` → `news/tea-<30 letters and digits>.jpg`. */
function withRandomSuffix(pathname: string): string {
  const { dir, name, ext } = posix.parse(pathname);
  return posix.join(dir, `${name}-${randomUUID().replaceAll('-', '').slice(0, 30)}${ext}`);
}

/**
 * Returns middleware that is a Blob store on this machine: it answers the SDK's `put`, `list`,
 * `del` and `upload`, also in parts, at the store's API paths, and serves stored files under
 * /media. A token marks the SDK's requests. An error has the JSON `{ error: { code, message } }`.
 * @param folder has each stored file at its pathname; created when missing
 * @param token the read-write token, which contains the id of the store
 */
export function blobStore(folder: string, token: string): Connect.NextHandleFunction {
  const host = `https://${publicStoreHost(token)}`;
  /** The parts of each upload that is not complete. */
  const uploads = new Map<string, Buffer[]>();
  mkdirSync(folder, { recursive: true });

  /** Returns the pathnames of all stored files, sorted. */
  const pathnames = (): string[] =>
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
      .map((path) => path.split(sep).join('/'))
      .sort();

  // The inner join keeps `..` within the folder.
  const filePath = (pathname: string): string => join(folder, join('/', pathname));

  const urlPath = (pathname: string): string =>
    `/${pathname.split('/').map(encodeURIComponent).join('/')}`;

  /** Returns all properties of a stored file; each call of the SDK picks some of them. */
  function fileProperties(pathname: string): object {
    const { size, mtime } = statSync(filePath(pathname));
    const url = `${host}${urlPath(pathname)}`;
    return { url, pathname, contentType: mimeType(pathname), size, uploadedAt: mtime };
  }

  /** Stores a file, also in place of an earlier one; returns its properties. */
  function storeFile(pathname: string, content: Buffer): object {
    mkdirSync(dirname(filePath(pathname)), { recursive: true });
    writeFileSync(filePath(pathname), content);
    return fileProperties(pathname);
  }

  /**
   * Returns a page of files after `cursor`. With `mode=folded`, the files in folders below the
   * prefix are replaced by these folders.
   */
  function list(query: URLSearchParams): object {
    const prefix = query.get('prefix') ?? '';
    const listed = pathnames()
      .filter((pathname) => pathname.startsWith(prefix))
      .map((pathname) => {
        const folderEnd = pathname.indexOf('/', prefix.length) + 1;
        return query.get('mode') === 'folded' && folderEnd > 0
          ? pathname.slice(0, folderEnd)
          : pathname;
      });
    const cursor = query.get('cursor') ?? '';
    const rest = [...new Set(listed)].filter((name) => name > cursor);
    const page = rest.slice(0, Number(query.get('limit') ?? 1000));
    const hasMore = rest.length > page.length;
    return {
      blobs: page.filter((name) => !name.endsWith('/')).map(fileProperties),
      folders: page.filter((name) => name.endsWith('/')),
      cursor: hasMore ? page.at(-1) : undefined,
      hasMore,
    };
  }

  /** Deletes the files of these URLs; a URL without a file is ignored, as by the real store. */
  function deleteFiles(urls: string[]): object {
    for (const pathname of pathnames()) {
      if (urls.includes(`${host}${urlPath(pathname)}`)) rmSync(filePath(pathname));
    }
    return {};
  }

  /**
   * Returns what a request's token allows: the read-write token everything, a client token signed
   * with it one upload of at most `maximumSize` bytes, under its pathname with a random suffix.
   * @throws StoreError 403 `forbidden` for any other token
   */
  function grantFor({ headers }: IncomingMessage, pathname: string | null) {
    const bearer = headers.authorization?.replace(/^Bearer /, '') ?? '';
    if (bearer === token) {
      return { maximumSize: Infinity, isRandom: headers['x-add-random-suffix'] === '1' };
    }
    const secret = Buffer.from(bearer.split('_')[4] ?? '', 'base64').toString();
    const [signature, payload = ''] = secret.split('.');
    const isSigned = signature === createHmac('sha256', token).update(payload).digest('hex');
    const grant = isSigned ? getPayloadFromClientToken(bearer) : undefined;
    if (grant?.pathname !== pathname || !(Number(grant?.validUntil) > Date.now())) {
      throw new StoreError(403, 'forbidden', 'Access denied');
    }
    return { maximumSize: grant?.maximumSizeInBytes ?? Infinity, isRandom: true };
  }

  /**
   * Answers a step of an upload in parts (R7.16): with an id for the first step, with an `etag` for
   * a part, which it keeps, and with the whole content for the last step.
   */
  function answerPart(
    { headers }: IncomingMessage,
    pathname: string,
    body: Buffer,
  ): object | Buffer {
    const uploadId = String(headers['x-mpu-upload-id'] ?? randomUUID());
    const parts = uploads.get(uploadId) ?? [];
    uploads.set(uploadId, parts);
    if (headers['x-mpu-action'] === 'create') return { uploadId, key: pathname };
    if (headers['x-mpu-action'] === 'upload') {
      const number = Number(headers['x-mpu-part-number']);
      parts[number - 1] = body;
      return { etag: String(number) };
    }
    uploads.delete(uploadId);
    return Buffer.concat(parts);
  }

  /**
   * Returns the answer to a call of the SDK: an object, which is sent as JSON. Throws a StoreError,
   * as when the token does not allow the call.
   */
  async function answer(request: IncomingMessage, path: string, query: URLSearchParams) {
    const body = await buffer(request);
    const pathname = query.get('pathname');
    const { maximumSize, isRandom } = grantFor(request, pathname);
    const call = `${request.method} ${path}`;
    if (call === 'GET /') return list(query);
    if (call === 'POST /delete') return deleteFiles(JSON.parse(body.toString()).urls);
    if (pathname === null) throw new StoreError(400, 'bad_request', 'Invalid pathname');
    const content = call === 'POST /mpu' ? answerPart(request, pathname, body) : body;
    if (!Buffer.isBuffer(content)) return content;
    if (content.byteLength > maximumSize) {
      const message = `the file length cannot be greater than ${maximumSize}`;
      throw new StoreError(400, 'file_too_large', message);
    }
    return storeFile(isRandom ? withRandomSuffix(pathname) : pathname, content);
  }

  /** Sends the file with a {@link urlPath}, and the real store's headers; 404 without one. */
  function sendFile(path: string, response: ServerResponse): void {
    const pathname = pathnames().find((one) => urlPath(one) === path);
    if (pathname === undefined) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
      return;
    }
    response.writeHead(200, {
      'Content-Type': mimeType(pathname),
      'Content-Disposition': `inline; filename="${urlPath(posix.basename(pathname)).slice(1)}"`,
      'Cache-Control': `public, max-age=${30 * 24 * 60 * 60}`,
    });
    response.end(readFileSync(filePath(pathname)));
  }

  return (request, response, next) => {
    const [path = '/', query] = (request.url ?? '/').split('?');
    if (path.startsWith(`${MEDIA}/`)) return sendFile(path.slice(MEDIA.length), response);
    if (!request.headers.authorization?.startsWith('Bearer vercel_blob_')) return next();
    answer(request, path, new URLSearchParams(query)).then(
      (json) => sendJson(response, 200, json),
      (thrown: unknown) => {
        const { status, code, message } =
          thrown instanceof StoreError ? thrown : new StoreError(500, 'unknown', String(thrown));
        sendJson(response, status, { error: { code, message } });
      },
    );
  };
}

/** Ends a response with a JSON body. */
function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
