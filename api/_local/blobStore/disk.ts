import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, mkdirSync, type ReadStream } from 'node:fs';
import { link, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tooLarge } from './errors.ts';

/** What is known of a stored file. */
export interface Entry {
  pathname: string;
  contentType: string;
  cacheMaxAge: number;
  size: number;
  etag: string;
  /** ISO 8601. */
  uploadedAt: string;
  /** Name of the file in the folder of contents. */
  object: string;
}

/** Bytes that have arrived, but belong to no pathname yet. */
export interface Received {
  object: string;
  size: number;
  etag: string;
}

/** Milliseconds; what lies about for longer was left by a process that was stopped. */
const LEFT_OVER = 60 * 60 * 1000;

/**
 * The files on disk: contents under made-up names, and for each pathname one small entry that
 * points to its content. A file exists from the moment its entry does, and entries appear and
 * change in one step, so a process that is stopped at any moment leaves no half of a file behind;
 * contents without an entry are swept at the next start.
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
   * Takes in a stream, at most `maximum` bytes of it.
   * @throws StoreError file_too_large, once the whole stream was read: a sender that is cut off
   * would report a broken connection instead.
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

  /** Makes a received content the file at its pathname. False when there is one and it must stay. */
  async commit(entry: Entry, overwrite: boolean): Promise<boolean> {
    const path = this.entryPath(entry.pathname);
    const draft = `${path}.${randomUUID()}`;
    const before = await this.find(entry.pathname);
    await writeFile(draft, JSON.stringify(entry), { flag: 'wx' });
    try {
      // A link fails when somebody was faster; a rename takes the place of what is there.
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

  async find(pathname: string): Promise<Entry | undefined> {
    return this.readEntry(this.entryPath(pathname));
  }

  /** Every file, by pathname. */
  async all(): Promise<Entry[]> {
    const names = (await readdir(this.entries)).filter((name) => name.endsWith('.json'));
    const found = await Promise.all(names.map((name) => this.readEntry(join(this.entries, name))));
    return found
      .filter((entry) => entry !== undefined)
      .sort((a, b) => (a.pathname < b.pathname ? -1 : 1));
  }

  read(object: string): ReadStream {
    return createReadStream(this.contentPath(object));
  }

  /** Removes a file; one that is not there is fine. */
  async remove(pathname: string): Promise<void> {
    const entry = await this.find(pathname);
    await rm(this.entryPath(pathname), { force: true });
    if (entry) await this.discard(entry.object);
  }

  async discard(object: string): Promise<void> {
    await rm(this.contentPath(object), { force: true });
  }

  /** Paths of contents without an entry, and of entries never finished: under way, or left over. */
  async unfinished(): Promise<string[]> {
    const [contents, entries] = [await readdir(this.contents), await readdir(this.entries)];
    const used = new Set((await this.all()).map((entry) => entry.object));
    return [
      ...contents.filter((name) => !used.has(name)).map(this.contentPath),
      ...entries.filter((name) => !name.endsWith('.json')).map((name) => join(this.entries, name)),
    ];
  }

  /** Clears away what stopped processes left. */
  async sweep(now = Date.now()): Promise<void> {
    for (const path of await this.unfinished()) {
      // Gone meanwhile: it was under way.
      const changed = await stat(path).catch(() => null);
      if (changed && now - changed.mtimeMs > LEFT_OVER) await rm(path, { force: true });
    }
  }

  private readonly contentPath = (object: string): string => join(this.contents, object);

  /** A pathname may be longer than a file's name, and must not lead out of the folder. */
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
