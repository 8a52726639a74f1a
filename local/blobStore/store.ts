import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { storeHostOf } from '../../api/_lib/storeHost.js';
import { dispositionOf } from './contentTypes.ts';
import { badRequest, tooLarge } from './errors.ts';
import { type PutOptions, withRandomSuffix } from './putOptions.ts';

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

/**
 * Returns the content of a request.
 * @param maximum bytes
 * @throws StoreError `file_too_large`, but only after reading the whole stream, because a client reports a network failure when
 * the connection is closed before; the error of a stream that breaks off
 */
export async function receive(
  stream: AsyncIterable<Uint8Array>,
  maximum: number,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.byteLength;
    if (size <= maximum) chunks.push(chunk);
  }
  if (size > maximum) throw tooLarge(maximum);
  return Buffer.concat(chunks);
}

/**
 * The files of one store under the URLs that they would have in the real store: contents under random names, and the entries of all
 * pathnames in `entries.json`. One process at a time may use the folder.
 */
export class BlobStore {
  private readonly host: string;
  private readonly list: string;
  private readonly entries: Map<string, Entry>;

  constructor(
    private readonly folder: string,
    /** The read-write token, which contains the id of the store. */
    readonly token: string,
  ) {
    this.host = `https://${storeHostOf(token)}`;
    mkdirSync(join(folder, 'contents'), { recursive: true });
    this.list = join(folder, 'entries.json');
    const stored: Entry[] = existsSync(this.list)
      ? JSON.parse(readFileSync(this.list, 'utf8'))
      : [];
    this.entries = new Map(stored.map((entry) => [entry.pathname, entry]));
  }

  /**
   * Stores content under its pathname and returns the description of the file.
   * @throws StoreError `bad_request` when a file with that pathname exists
   */
  save(content: Uint8Array, options: PutOptions): object {
    const { contentType, cacheMaxAge, addRandomSuffix } = options;
    const pathname = addRandomSuffix ? withRandomSuffix(options.pathname) : options.pathname;
    if (this.find(pathname)) throw badRequest('This blob already exists');
    const entry = {
      ...{ pathname, contentType, cacheMaxAge, size: content.byteLength, etag: etagOf(content) },
      ...{ uploadedAt: new Date().toISOString(), object: randomUUID() },
    };
    writeFileSync(this.contentPath(entry), content);
    this.entries.set(pathname, entry);
    this.write();
    return this.describe(entry);
  }

  /** Returns the entry of a pathname; undefined without a file. */
  find(pathname: string): Entry | undefined {
    return this.entries.get(pathname);
  }

  /** Returns the entries of all files, sorted by pathname. */
  all(): Entry[] {
    return [...this.entries.values()].sort((a, b) => (a.pathname < b.pathname ? -1 : 1));
  }

  read(entry: Entry): Uint8Array {
    return readFileSync(this.contentPath(entry));
  }

  /** Deletes files by URL or pathname; missing ones are ignored, as in the real store. */
  remove(urlsOrPathnames: string[]): void {
    for (const file of urlsOrPathnames) {
      const entry = this.find(this.pathnameOf(file));
      if (!entry) continue;
      this.entries.delete(entry.pathname);
      this.write();
      rmSync(this.contentPath(entry), { force: true });
    }
  }

  /** Returns all properties of a file; each call of the SDK picks those that it returns. */
  describe(entry: Entry): object {
    const { pathname, contentType, size, etag, uploadedAt, cacheMaxAge } = entry;
    const url = `${this.host}/${pathname.split('/').map(encodeURIComponent).join('/')}`;
    return {
      url,
      downloadUrl: `${url}?download=1`,
      pathname,
      contentType,
      contentDisposition: dispositionOf(pathname, contentType),
      cacheControl: `public, max-age=${cacheMaxAge}`,
      size,
      etag,
      uploadedAt,
    };
  }

  private pathnameOf(urlOrPathname: string): string {
    if (!urlOrPathname.startsWith(`${this.host}/`)) return urlOrPathname;
    try {
      return decodeURIComponent(new URL(urlOrPathname).pathname.slice(1));
    } catch {
      throw badRequest('Invalid url');
    }
  }

  private contentPath({ object }: Entry): string {
    return join(this.folder, 'contents', object);
  }

  private write(): void {
    writeFileSync(this.list, JSON.stringify(this.all()));
  }
}

export const etagOf = (content: Uint8Array): string =>
  `"${createHash('md5').update(content).digest('hex')}"`;
