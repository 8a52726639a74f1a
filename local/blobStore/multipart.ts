import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { badRequest, tooLarge } from './errors.ts';
import type { PutOptions } from './putOptions.ts';
import { type BlobStore, etagOf, receive } from './store.ts';

/** An upload that is not complete: its pathname, and its parts by their numbers. */
interface Upload {
  pathname: string;
  parts: Map<number, Uint8Array>;
}

const uploads = new Map<string, Upload>();

interface NamedPart {
  partNumber: number;
  etag: string;
}

/**
 * Handles POST /mpu, one step of a multipart upload (R7.16), which the header `x-mpu-action` names, and
 * returns its JSON: `create` → `{ uploadId, key }`, `upload` → `{ etag }` of the part, `complete` → the
 * description of the stored file. Parts may arrive in any order and in parallel.
 * @throws StoreError `bad_request` for an unknown upload, action or part, `file_too_large`
 */
export async function multipart(
  store: BlobStore,
  request: IncomingMessage,
  options: PutOptions,
): Promise<object> {
  const { pathname, maximumSize } = options;
  const { headers } = request;
  const action = headers['x-mpu-action'];
  if (action === 'create') {
    const uploadId = randomUUID();
    uploads.set(uploadId, { pathname, parts: new Map() });
    return { uploadId, key: pathname };
  }
  const id = String(headers['x-mpu-upload-id']);
  const upload = uploads.get(id);
  const isSameKey = headers['x-mpu-key'] === encodeURIComponent(pathname);
  if (upload?.pathname !== pathname || !isSameKey) throw badRequest('Unknown upload');
  if (action === 'upload') {
    const part = await receive(request, maximumSize);
    upload.parts.set(Number(headers['x-mpu-part-number']), part);
    return { etag: etagOf(part) };
  }
  if (action !== 'complete') throw badRequest('Unknown multipart action');
  const content = joined(upload, (await json(request)) as NamedPart[]);
  if (content.byteLength > maximumSize) throw tooLarge(maximumSize);
  uploads.delete(id);
  return store.save(content, options);
}

/** Returns the content of the parts that a client names, in order. */
const joined = ({ parts }: Upload, named: NamedPart[]): Uint8Array =>
  Buffer.concat(
    named
      .sort((a, b) => a.partNumber - b.partNumber)
      .map(({ partNumber, etag }) => {
        const part = parts.get(partNumber);
        if (!part || etagOf(part) !== etag) throw badRequest('A part is missing or has changed');
        return part;
      }),
  );
