import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, mkdirSync, type ReadStream } from 'node:fs';
import { link, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
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

/** Received content that has no pathname yet. */
export interface Received {
  object: string;
  size: number;
  etag: string;
}

/** Milliseconds; an older file without an entry is an orphan of a killed process. */
const ORPHAN_AGE = 60 * 60 * 1000;

/**
 * The files on disk: contents under random names, and for each pathname an entry that references its
 * content. A file exists once its entry does, and entries are written atomically, so a killed process
 * leaves no partial file; the next start deletes contents without an entry.
 */
export class Disk {
  private readonly contents: string;
  private readonly entries: string;

  constructor(readonly folder: string) {
    this.contents = join(folder, 'contents');
    this.entries = join(folder, 'entries');
    mkdirSync(this.contents, { recursive: true });
    mkdirSync(this.entries, { recursive: true });
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
   * Writes the entry of received content, which makes it a file. Returns false, and writes nothing, if
   * the pathname has a file and `overwrite` is false; the caller then discards the content.
   */
  async commit(entry: Entry, overwrite: boolean): Promise<boolean> {
    const path = this.entryPath(entry.pathname);
    const draft = `${path}.${randomUUID()}`;
    const before = await this.find(entry.pathname);
    await writeFile(draft, JSON.stringify(entry), { flag: 'wx' });
    try {
      // A link fails where a file exists; a rename replaces it.
      await (overwrite ? rename(draft, path) : link(draft, path));
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
      return false;
    } finally {
      await rm(draft, { force: true });
    }
    if (before) await this.discard(before.object);
    return true;
  }

  /** Returns the entry of a pathname; undefined without a file. */
  async find(pathname: string): Promise<Entry | undefined> {
    return this.readEntry(this.entryPath(pathname));
  }

  /** Returns the entries of all files, sorted by pathname. */
  async all(): Promise<Entry[]> {
    const names = (await readdir(this.entries)).filter((name) => name.endsWith('.json'));
    const entries = await Promise.all(
      names.map((name) => this.readEntry(join(this.entries, name))),
    );
    return entries
      .filter((entry) => entry !== undefined)
      .sort((a, b) => (a.pathname < b.pathname ? -1 : 1));
  }

  /** Returns a stream of received content; it emits an error if there is no content with that name. */
  read(object: string): ReadStream {
    return createReadStream(this.contentPath(object));
  }

  /** Deletes a file; a missing one is no error. */
  async remove(pathname: string): Promise<void> {
    const entry = await this.find(pathname);
    await rm(this.entryPath(pathname), { force: true });
    if (entry) await this.discard(entry.object);
  }

  /** Deletes received content; a missing one is no error. */
  async discard(object: string): Promise<void> {
    await rm(this.contentPath(object), { force: true });
  }

  /** Returns the paths of contents without an entry and of entries that are not committed. */
  async orphans(): Promise<string[]> {
    const [contents, entries] = [await readdir(this.contents), await readdir(this.entries)];
    const used = new Set((await this.all()).map((entry) => entry.object));
    return [
      ...contents.filter((name) => !used.has(name)).map(this.contentPath),
      ...entries.filter((name) => !name.endsWith('.json')).map((name) => join(this.entries, name)),
    ];
  }

  /** Deletes the orphans of killed processes that are older than an hour. */
  async sweep(now = Date.now()): Promise<void> {
    for (const path of await this.orphans()) {
      // Null for a file that has been committed or discarded in the meantime.
      const stats = await stat(path).catch(() => null);
      if (stats && now - stats.mtimeMs > ORPHAN_AGE) await rm(path, { force: true });
    }
  }

  private readonly contentPath = (object: string): string => join(this.contents, object);

  /** Hashed, because a pathname may be longer than file names can be and could lead out of the folder. */
  private entryPath(pathname: string): string {
    return join(this.entries, `${createHash('sha256').update(pathname).digest('hex')}.json`);
  }

  private async readEntry(path: string): Promise<Entry | undefined> {
    try {
      return JSON.parse(await readFile(path, 'utf8')) as Entry;
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw cause;
    }
  }
}
