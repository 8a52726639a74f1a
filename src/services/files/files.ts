import { parseDate } from '../../lib/dates/dates';
import { slugify } from '../../lib/text/slug';
import { callFunction } from './fileApi';
import { attemptFile, FileError, type FileResult } from './fileFailures';
import { whileItMoves } from './whileItMoves';

/** The folders of the store: pictures of articles; pictures and documents of notices. */
export type Folder = 'news' | 'notices';

/** Spec 3, Uploaded file result. */
export interface StoredFile {
  /** As the database keeps it; `mediaUrl` gives the address to show it by. */
  url: string;
  /** Bytes. */
  size: number;
  pathname: string;
  /** The last part of the pathname. */
  filename: string;
}

/** An article or a notice that shows a file, or that lies in the bin with it. */
interface FileUse {
  kind: 'news' | 'notice' | 'bin';
  id: string;
  title: string;
}

export interface LibraryFile extends StoredFile {
  uploadedAt: Date;
  usedBy: FileUse[];
}

/** One page of the store; `cursor` leads to the next, and is missing on the last. */
interface FilePage {
  files: LibraryFile[];
  cursor?: string;
}

interface UploadOptions {
  /** Its name must have the ending of its type. */
  file: File;
  folder: Folder;
  /** How much of it has been sent, from 0 to 1. */
  onProgress?: (fraction: number) => void;
  /** Calls the upload off; the result is then a failure with the problem `cancelled`. */
  signal?: AbortSignal | undefined;
}

/**
 * Stores a file (spec 7): the function issues a token for it alone, and with that the file goes to
 * the store. The text of a failure is that of spec 8, «Upload fails».
 */
export const upload = (options: UploadOptions): Promise<FileResult<StoredFile>> =>
  attemptFile('upload', async () => {
    const { file, folder, onProgress = () => undefined, signal } = options;
    const { pathname, contentType } = announced(folder, file.name);
    const multipart = file.size > PART;
    const answer = await callFunction({
      method: 'POST',
      path: '/api/blob-upload',
      // The exchange of the SDK. Its own `upload` would hide why the function refused.
      body: {
        type: 'blob.generate-client-token',
        payload: { pathname, multipart, clientPayload: null },
      },
      signal,
    });
    const { send } = await import('./blobClient');
    const stored = await whileItMoves(signal, onProgress, (moving) =>
      send({
        pathname,
        file,
        contentType,
        multipart,
        token: String(answer.clientToken),
        ...moving,
      }),
    );
    onProgress(1);
    return toStored(stored.url, stored.pathname, file.size);
  });

/**
 * Deletes a stored file (spec 7). One that is already gone is a success; one that an article or a
 * notice still uses is left, with the problem `inUse`.
 */
export const remove = (url: string): Promise<FileResult<null>> =>
  attemptFile('fileRemove', async () => {
    await callFunction({ method: 'DELETE', path: '/api/blob-delete', query: { url } });
    return null;
  });

interface ListOptions {
  /** `news/`, `notices/` or the beginning of a name below them; all files when left out. */
  prefix?: string;
  /** Of the page before. */
  cursor?: string;
  /** At most 100 (spec 9). */
  limit?: number;
  signal?: AbortSignal;
}

/** One page of the stored files, in the order of their names. Text of a failure: fileList. */
export const list = (options: ListOptions): Promise<FileResult<FilePage>> =>
  attemptFile('fileList', () => readPage(options));

/**
 * Whether one of our own files is in the store. Asked of its list: a cache may go on showing what was
 * deleted. Text of a failure: fileList.
 */
export const isStored = (url: string): Promise<FileResult<boolean>> =>
  attemptFile('fileList', async () => {
    const prefix = decodeURIComponent(new URL(url).pathname.slice(1));
    // Before names that only begin with it.
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

/** Bytes. Larger files go in parts (spec 9), so that a break costs one part and not the whole. */
const PART = 8 * 1024 * 1024;

/** What may be stored, by ending; the function has the same list and the last word. */
const TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The pathname and type to ask a token for; the store adds letters that make the name unique. */
function announced(folder: Folder, name: string) {
  const [, stem = name, ending = ''] = /^(.*)\.([^.]+)$/.exec(name) ?? [];
  const contentType = TYPES[ending.toLowerCase()];
  if (!contentType) throw new FileError('contentType', new Error('unknown ending'));
  return {
    pathname: `${folder}/${slugify(stem) || 'file'}.${ending.toLowerCase()}`,
    contentType,
  };
}
