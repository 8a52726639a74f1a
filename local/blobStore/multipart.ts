import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Received } from './disk.ts';
import { badRequest, tooLarge } from './errors.ts';
import type { PutOptions } from './putOptions.ts';
import type { BlobStore } from './store.ts';

/** An upload that is not complete: its pathname, and its parts by their numbers. */
interface Upload {
  pathname: string;
  parts: Map<number, Received>;
}

const uploads = new Map<string, Upload>();

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
    const part = await store.disk.receive(request, maximumSize);
    upload.parts.set(Number(headers['x-mpu-part-number']), part);
    return { etag: part.etag };
  }
  if (action !== 'complete') throw badRequest('Unknown multipart action');
  const parts = partsOf(upload, (await json(request)) as NamedPart[]);
  if (parts.reduce((sum, { size }) => sum + size, 0) > maximumSize) throw tooLarge(maximumSize);
  const saved = await store.save(await store.disk.receive(joined(store, parts)), options);
  for (const { object } of parts) await store.disk.discard(object);
  uploads.delete(id);
  return saved;
}

interface NamedPart {
  partNumber: number;
  etag: string;
}

/** Returns the parts that a client names, in order. */
const partsOf = ({ parts }: Upload, named: NamedPart[]): Received[] =>
  named
    .sort((a, b) => a.partNumber - b.partNumber)
    .map(({ partNumber, etag }) => {
      const part = parts.get(partNumber);
      if (part?.etag !== etag) throw badRequest('A part is missing or has changed');
      return part;
    });

async function* joined(store: BlobStore, parts: Received[]): AsyncGenerator<Uint8Array> {
  for (const { object } of parts) yield* store.disk.read(object);
}
