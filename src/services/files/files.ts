import { parseDate } from '../../lib/dates/moscowTime';
import {
  DOCUMENT_TYPES,
  documentTypeByExtension,
  extensionOf,
  IMAGE_TYPES,
} from '../../lib/files/fileTypes';
import { slugify } from '../../lib/text/slug';
import { callFunction } from './fileApi';
import { attemptFile, FileError, type FileResult } from './fileFailures';

/** The folders of the store: pictures of articles; pictures and documents of notices. */
export type Folder = 'news' | 'notices';

/** Spec 3, Uploaded file result. */
export interface StoredFile {
  /** As the database stores it; `mediaUrl` returns the URL that shows it. */
  url: string;
  /** Bytes. */
  size: number;
  pathname: string;
  /** The last part of the pathname. */
  filename: string;
}

/** An article or a notice that uses a file, or an item of the bin. */
interface FileUse {
  kind: 'news' | 'notice' | 'bin';
  id: string;
  title: string;
}

export interface LibraryFile extends StoredFile {
  uploadedAt: Date;
  usedBy: FileUse[];
}

/** One page of the store; `cursor` is that of the next page, missing on the last. */
interface FilePage {
  files: LibraryFile[];
  cursor?: string;
}

interface UploadOptions {
  /** Its name must have the extension of its type. */
  file: File;
  folder: Folder;
  /** How much of it has been sent, from 0 to 1. */
  onProgress?: (fraction: number) => void;
  /** Aborts the upload; the result is then a failure with the problem `cancelled`. */
  signal?: AbortSignal | undefined;
}

/**
 * Stores a file (spec 7): the function issues a token for this file alone, with which it goes to the
 * store. The text of a failure is that of spec 8, «Upload fails».
 */
export const upload = (options: UploadOptions): Promise<FileResult<StoredFile>> =>
  attemptFile('upload', async () => {
    const { file, folder, onProgress = () => undefined, signal } = options;
    const { pathname, contentType } = announced(folder, file.name);
    const multipart = file.size > PART;
    const { clientToken } = await callFunction({
      method: 'POST',
      path: '/api/blob-upload',
      // The request of the SDK, whose own `upload` hides the reason of a rejection.
      body: {
        type: 'blob.generate-client-token',
        payload: { pathname, multipart, clientPayload: null },
      },
      signal,
    });
    const { send } = await import('./blobClient');
    const token = String(clientToken);
    const stored = await send({
      pathname,
      file,
      contentType,
      multipart,
      token,
      signal,
      onProgress,
    });
    onProgress(1);
    return toStored(stored.url, stored.pathname, file.size);
  });

/**
 * Deletes a stored file (spec 7). A missing file is a success; one that an article or a notice still
 * uses stays, with the problem `inUse`.
 */
export const remove = (url: string): Promise<FileResult<null>> =>
  attemptFile('fileRemove', async () => {
    await callFunction({ method: 'DELETE', path: '/api/blob-delete', query: { url } });
    return null;
  });

interface ListOptions {
  /** `news/`, `notices/` or a longer prefix; all files when left out. */
  prefix?: string;
  /** Of the previous page. */
  cursor?: string;
  /** At most 100 (spec 9). */
  limit?: number;
  signal?: AbortSignal;
}

/** One page of the stored files, in the order of their names. Text of a failure: fileList. */
export const list = (options: ListOptions): Promise<FileResult<FilePage>> =>
  attemptFile('fileList', () => readPage(options));

/**
 * Whether a file of the site is in the store, by its list, because a cache may still serve a deleted
 * file. Text of a failure: fileList.
 */
export const isStored = (url: string): Promise<FileResult<boolean>> =>
  attemptFile('fileList', async () => {
    const prefix = decodeURIComponent(new URL(url).pathname.slice(1));
    // Sorted before longer names with the same prefix.
    const { files } = await readPage({ prefix, limit: 1 });
    return files[0]?.url === url;
  });

async function readPage({ signal, limit, ...query }: ListOptions): Promise<FilePage> {
  const { blobs, cursor, hasMore } = await callFunction({
    method: 'GET',
    path: '/api/blob-list',
    query: { ...query, limit: limit?.toString() },
    signal,
  });
  if (!Array.isArray(blobs)) throw new FileError('unknown', new Error('no list of files'));
  return {
    files: blobs.map(toLibraryFile),
    ...(hasMore === true && typeof cursor === 'string' && { cursor }),
  };
}

function toLibraryFile(blob: Record<string, unknown>): LibraryFile {
  const { url, pathname, size, uploadedAt, usedBy } = blob;
  return {
    ...toStored(String(url), String(pathname), Number(size)),
    uploadedAt: parseDate(String(uploadedAt)),
    usedBy: Array.isArray(usedBy) ? (usedBy as FileUse[]) : [],
  };
}

const toStored = (url: string, pathname: string, size: number): StoredFile => ({
  url,
  size,
  pathname,
  filename: pathname.slice(pathname.lastIndexOf('/') + 1),
});

/** Bytes. Larger files go in parts (spec 9), so that a broken connection costs one part. */
const PART = 8 * 1024 * 1024;

/** The pathname and type to request a token for; the store appends a random suffix. */
function announced(folder: Folder, name: string) {
  const contentType = documentTypeByExtension({ ...IMAGE_TYPES, ...DOCUMENT_TYPES }, name);
  if (!contentType) throw new FileError('contentType', new Error('unknown extension'));
  const extension = extensionOf(name);
  const stem = slugify(name.slice(0, -extension.length - 1)) || 'file';
  return { pathname: `${folder}/${stem}.${extension}`, contentType };
}
