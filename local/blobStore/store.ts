import { storeHostOf } from '../../api/_lib/storeHost.js';
import { dispositionOf } from './contentTypes.ts';
import { Disk, type Entry, type Received } from './disk.ts';
import { badRequest } from './errors.ts';
import { type PutOptions, withRandomSuffix } from './putOptions.ts';

/** The files of one store under the URLs that they would have in the real store. */
export class BlobStore {
  readonly disk: Disk;
  readonly host: string;

  constructor(
    folder: string,
    /** The read-write token, which contains the id of the store. */
    readonly token: string,
  ) {
    this.disk = new Disk(folder);
    this.host = `https://${storeHostOf(token)}`;
  }

  /**
   * Stores received content under its pathname and returns its description.
   * @throws StoreError `bad_request` when a file with that pathname exists; the content is then deleted
   */
  async save(received: Received, options: PutOptions): Promise<object> {
    const { contentType, cacheMaxAge, addRandomSuffix } = options;
    const pathname = addRandomSuffix ? withRandomSuffix(options.pathname) : options.pathname;
    const uploadedAt = new Date().toISOString();
    const entry: Entry = { ...received, pathname, contentType, cacheMaxAge, uploadedAt };
    if (this.disk.commit(entry)) return this.describe(entry);
    await this.disk.discard(received.object);
    throw badRequest('This blob already exists');
  }

  /** Deletes files by URL or pathname; missing ones are ignored, as in the real store. */
  async remove(urlsOrPathnames: string[]): Promise<void> {
    for (const file of urlsOrPathnames) await this.disk.remove(this.pathnameOf(file));
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
}
