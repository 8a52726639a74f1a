import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Received } from './disk.ts';
import { badRequest, tooLarge } from './errors.ts';
import type { PutOptions } from './putOptions.ts';
import type { BlobStore } from './store.ts';

const MAX_PARTS = 10_000;

type Part = Received & { partNumber: number };

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
  const action = request.headers['x-mpu-action'];
  if (action === 'create') return create(store, options);
  const folder = await folderOf(store, request, options);
  if (action === 'upload') return uploadPart(store, request, folder, options);
  if (action === 'complete') return complete(store, request, folder, options);
  throw badRequest('Unknown multipart action');
}

const uploadsOf = (store: BlobStore): string => join(store.disk.folder, 'uploads');

async function create(store: BlobStore, options: PutOptions): Promise<object> {
  const uploadId = randomUUID();
  const folder = join(uploadsOf(store), uploadId);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'pathname'), options.pathname);
  return { uploadId, key: options.pathname };
}

async function folderOf(
  store: BlobStore,
  { headers }: IncomingMessage,
  { pathname }: PutOptions,
): Promise<string> {
  const uploadId = String(headers['x-mpu-upload-id']);
  // Ids are UUIDs; anything else could lead out of the folder.
  if (!/^[0-9a-f-]{36}$/.test(uploadId)) throw badRequest('Unknown upload');
  const folder = join(uploadsOf(store), uploadId);
  const announced = await readFile(join(folder, 'pathname'), 'utf8').catch(() => null);
  const sameKey = headers['x-mpu-key'] === encodeURIComponent(pathname);
  if (announced !== pathname || !sameKey) throw badRequest('Unknown upload');
  return folder;
}

async function uploadPart(
  store: BlobStore,
  request: IncomingMessage,
  folder: string,
  { maximumSize }: PutOptions,
): Promise<object> {
  const partNumber = Number(request.headers['x-mpu-part-number']);
  if (!Number.isInteger(partNumber) || partNumber < 1 || partNumber > MAX_PARTS) {
    throw badRequest('Invalid part number');
  }
  const received = await store.disk.receive(request, maximumSize);
  await writeFile(join(folder, `${partNumber}.json`), JSON.stringify({ ...received, partNumber }));
  return { etag: received.etag };
}

async function complete(
  store: BlobStore,
  request: IncomingMessage,
  folder: string,
  options: PutOptions,
): Promise<object> {
  const named = readParts(await request.setEncoding('utf8').toArray());
  const parts = await Promise.all(named.map((part) => findPart(folder, part)));
  const size = parts.reduce((sum, part) => sum + part.size, 0);
  if (size > options.maximumSize) throw tooLarge(options.maximumSize);
  const whole = await store.disk.receive(joined(store, parts));
  const saved = await store.save(whole, options);
  for (const part of parts) await store.disk.discard(part.object);
  await rm(folder, { recursive: true, force: true });
  return saved;
}

async function* joined(store: BlobStore, parts: Part[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield* store.disk.read(part.object);
}

async function findPart(folder: string, named: { partNumber: number; etag: string }) {
  const text = await readFile(join(folder, `${named.partNumber}.json`), 'utf8').catch(() => '{}');
  const part = JSON.parse(text) as Part;
  if (part.etag !== named.etag) throw badRequest('A part is missing or has changed');
  return part;
}

/**
 * Reads the parts of the file from the body, sorted by number.
 * @throws the error of `badRequest` for a malformed list
 */
function readParts(chunks: string[]): { partNumber: number; etag: string }[] {
  let list: unknown;
  try {
    list = JSON.parse(chunks.join(''));
  } catch {
    throw badRequest('Invalid list of parts');
  }
  if (!Array.isArray(list) || list.length === 0) throw badRequest('Invalid list of parts');
  const parts = list.map((part) => {
    const { partNumber, etag } = Object(part) as Record<string, unknown>;
    if (!Number.isInteger(partNumber)) throw badRequest('Invalid list of parts');
    return { partNumber: Number(partNumber), etag: String(etag) };
  });
  return parts.sort((a, b) => a.partNumber - b.partNumber);
}
