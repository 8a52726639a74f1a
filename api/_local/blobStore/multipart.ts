import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { Received } from './disk.ts';
import { badRequest, tooLarge } from './errors.ts';
import type { PutOptions } from './putOptions.ts';
import type { BlobStore } from './store.ts';

type Part = Received & { partNumber: number };
type NamedPart = Pick<Part, 'partNumber' | 'etag'>;

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

/** Returns the folder of an upload; throws unless `create` has begun it for this pathname and key. */
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
  const named = (await json(request)) as NamedPart[];
  const inOrder = named.sort((a, b) => a.partNumber - b.partNumber);
  const parts = await Promise.all(inOrder.map((part) => findPart(folder, part)));
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

async function findPart(folder: string, named: NamedPart): Promise<Part> {
  const text = await readFile(join(folder, `${named.partNumber}.json`), 'utf8').catch(() => '{}');
  const part = JSON.parse(text) as Part;
  if (part.etag !== named.etag) throw badRequest('A part is missing or has changed');
  return part;
}
