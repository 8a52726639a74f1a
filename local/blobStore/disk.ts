import { createHash, randomUUID } from 'node:crypto';
import {
  createReadStream,
  existsSync,
  mkdirSync,
  type ReadStream,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { tooLarge } from './errors.ts';

/** The metadata of a stored file. */
export interface Entry {
  pathname: string;
  contentType: string;
  cacheMaxAge: number;
  size: number;
  etag: string;
  /** ISO 8601. */
  uploadedAt: string;
  /** Name of the content's file in the folder `contents`. */
  object: string;
}

/** Content that was received and has no pathname yet. */
export interface Received {
  object: string;
  size: number;
  etag: string;
}

/**
 * The files on disk: contents under random names, and the entries of all pathnames in `entries.json`. One process at
 * a time may use the folder. `npm run db:reset` deletes one that a killed process has left incomplete.
 */
export class Disk {
  private readonly list: string;
  private readonly entries: Map<string, Entry>;

  constructor(readonly folder: string) {
    mkdirSync(join(folder, 'contents'), { recursive: true });
    this.list = join(folder, 'entries.json');
    const stored: Entry[] = existsSync(this.list)
      ? JSON.parse(readFileSync(this.list, 'utf8'))
      : [];
    this.entries = new Map(stored.map((entry) => [entry.pathname, entry]));
  }

  /**
   * Writes a stream to disk under a random name and returns that name, its size in bytes and its ETag.
   * @param maximum bytes
   * @throws StoreError `file_too_large`, but only after reading the whole stream, because a client
   * reports a network failure when the connection is closed before; the error of a stream that breaks
   * off. Leaves no file then
   */
  async receive(stream: AsyncIterable<Uint8Array>, maximum = Infinity): Promise<Received> {
    const object = randomUUID();
    const file = await open(this.contentPath(object), 'wx');
    const hash = createHash('md5');
    let size = 0;
    try {
      for await (const chunk of stream) {
        size += chunk.byteLength;
        if (size > maximum) continue;
        hash.update(chunk);
        await file.write(chunk);
      }
      if (size > maximum) throw tooLarge(maximum);
    } catch (cause) {
      await file.close();
      await this.discard(object);
      throw cause;
    }
    await file.close();
    return { object, size, etag: `"${hash.digest('hex')}"` };
  }

  /**
   * Stores the entry of received content, which makes it a file. Returns false if the pathname has a file;
   * the caller then discards the content.
   */
  commit(entry: Entry): boolean {
    if (this.find(entry.pathname)) return false;
    this.entries.set(entry.pathname, entry);
    this.write();
    return true;
  }

  /** Returns the entry of a pathname; undefined without a file. */
  find(pathname: string): Entry | undefined {
    return this.entries.get(pathname);
  }

  /** Returns the entries of all files, sorted by pathname. */
  all(): Entry[] {
    return [...this.entries.values()].sort((a, b) => (a.pathname < b.pathname ? -1 : 1));
  }

  /** Returns a stream of received content; it emits an error if there is no content with that name. */
  read(object: string): ReadStream {
    return createReadStream(this.contentPath(object));
  }

  /** Deletes a file; a missing one is no error. */
  async remove(pathname: string): Promise<void> {
    const entry = this.find(pathname);
    if (!entry) return;
    this.entries.delete(pathname);
    this.write();
    await this.discard(entry.object);
  }

  /** Deletes received content; a missing one is no error. */
  async discard(object: string): Promise<void> {
    await rm(this.contentPath(object), { force: true });
  }

  private readonly contentPath = (object: string): string => join(this.folder, 'contents', object);

  private write(): void {
    writeFileSync(this.list, JSON.stringify(this.all()));
  }
}
