import { parseDate } from '../../../lib/dates/moscowTime';
import {
  DOCUMENT_TYPES,
  fileExtension,
  IMAGE_TYPES,
  valueByExtension,
} from '../../../lib/files/fileTypes';
import { AppError } from '../../../lib/http/errorCodes';
import { fetchWithRetry } from '../../../lib/http/fetchWithRetry';
import { attempt, type Result } from '../../../lib/http/result';
import { getSupabase } from '../../../lib/http/supabase';
import { slugify } from '../../../lib/text/slug';
import { staffErrorCode } from '../staffErrorCode';
import { findRefusal, rethrowUnanswered } from '../withStaffSession';
import { fileError } from './fileError';

interface Call {
  method: 'GET' | 'POST' | 'DELETE';
  /** Path and query string. */
  path: string;
  body?: object;
  signal?: AbortSignal | undefined;
}

/**
 * Calls api/blob.ts with the access token of the stored session (R6.5) and returns its JSON.
 * @throws AppError of {@link fileError} for a rejection, with the seconds of `Retry-After`, or what
 *   {@link findRefusal} finds; as {@link accessToken} and {@link fetchWithRetry} do, by which an
 *   abort of `signal` becomes the code `network`
 */
async function callFunction({ method, path, body, signal }: Call) {
  const response = await fetchWithRetry(new URL(path, window.location.origin), {
    method,
    headers: {
      Authorization: `Bearer ${await accessToken()}`,
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  const data = await jsonOrEmpty(response);
  if (response.ok && data.success === true) return data;
  // `Retry-After` may also be a date, which counts as 0.
  const seconds = Number(response.headers.get('Retry-After')) || 0;
  const error = fileError(String(data.code), response.status, seconds, data);
  const isRefused = error.code === 'sessionExpired' || error.code === 'notAllowed';
  throw (isRefused && (await findRefusal())) || error;
}

/**
 * Returns the access token of the stored session. Throws `sessionExpired` without a session, and as
 * {@link rethrowUnanswered} does if its renewal got no answer.
 */
async function accessToken(): Promise<string> {
  const { data, error } = await getSupabase().auth.getSession();
  if (data.session) return data.session.access_token;
  rethrowUnanswered(error);
  throw new AppError('sessionExpired');
}

/** Returns the JSON of a response; `{}` for any other body, because the status is enough then. */
async function jsonOrEmpty(response: Response): Promise<Record<string, unknown>> {
  try {
    return Object(await response.json()) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/**
 * Runs a request for files; never rejects. Fails with `network`, `timeout`, `sessionExpired`,
 * `notAllowed`, `accessClosed`, `authRefused`, `server` and the codes of the store
 * ({@link fileError}), which the comments of its callers do not repeat.
 */
const attemptFile = <T>(operation: 'upload' | 'fileList' | 'fileRemove', run: () => Promise<T>) =>
  attempt(operation, run, staffErrorCode);

export interface LibraryFile {
  /** URL in the store, as the database has it; `mediaUrl` returns the URL for visitors. */
  url: string;
  pathname: string;
  /** Bytes. */
  size: number;
  uploadedAt: Date;
  /** Whether an item, also in the bin, a version, a draft or a fact names it. */
  isUsed: boolean;
}

/** The folders of the store: images of articles; images and documents of notices. */
export type Folder = 'news' | 'notices';

interface UploadOptions {
  /** `file.name` must have the extension of its type, else the upload fails with `contentType`. */
  file: File;
  folder: Folder;
  /** Receives the fraction that has been sent, from 0 to 1. */
  onProgress?: (fraction: number) => void;
  /** Aborts the upload, which then fails with `network`. */
  signal?: AbortSignal | undefined;
}

/**
 * Stores a file (R7.15, R7.16): api/blob.ts issues a client token for this file alone, with which
 * the browser sends it to the store.
 * @returns the URL in the store. Fails as {@link callFunction} and {@link sendToStore} do, and with
 *   `server` if the SDK cannot be loaded
 */
export const uploadFile = (options: UploadOptions): Promise<Result<string>> =>
  attemptFile('upload', async () => {
    const { file, folder, onProgress = () => undefined, signal } = options;
    const { pathname, contentType } = uploadTarget(folder, file.name);
    const multipart = file.size > PART_SIZE;
    const { clientToken } = await callFunction({
      method: 'POST',
      path: '/api/blob-upload',
      // As the SDK's `upload` sends it, not called because it hides why a file is rejected.
      body: {
        type: 'blob.generate-client-token',
        payload: { pathname, multipart, clientPayload: null },
      },
      signal,
    });
    const { sendToStore } = await import('./blobClient');
    const sending = { contentType, multipart, token: String(clientToken), signal, onProgress };
    const { url } = await sendToStore(pathname, file, sending);
    onProgress(1);
    return url;
  });

/**
 * Deletes a stored file (R7.18).
 * @param url in the store, as the database has it
 * @returns null, also if the file does not exist. Fails with `fileInUse` while something names it
 *   ({@link LibraryFile})
 */
export const deleteFile = (url: string): Promise<Result<null>> =>
  attemptFile('fileRemove', async () => {
    const path = `/api/blob-delete?${new URLSearchParams({ url })}`;
    await callFunction({ method: 'DELETE', path });
    return null;
  });

/**
 * Deletes files in parallel; the database keeps files that something names. Never rejects.
 * @returns the URLs that could not be deleted for any other reason than `fileInUse`
 */
export async function deleteFiles(urls: string[]): Promise<string[]> {
  const results = await Promise.all(
    urls.map(async (url) => ({ url, result: await deleteFile(url) })),
  );
  return results
    .filter(({ result }) => !result.success && result.code !== 'fileInUse')
    .map(({ url }) => url);
}

/**
 * Fetches all stored files of a folder (R7.17), in pages of at most 100 (R9.30), in the order of
 * the store. Fails with `network` if `signal` aborts.
 */
export const listFiles = (folder: Folder, signal: AbortSignal): Promise<Result<LibraryFile[]>> =>
  attemptFile('fileList', async () => {
    const files: LibraryFile[] = [];
    let cursor = '';
    do {
      const query = { prefix: `${folder}/`, limit: '100', ...(cursor && { cursor }) };
      const path = `/api/blob-list?${new URLSearchParams(query)}`;
      const page = await callFunction({ method: 'GET', path, signal });
      if (!Array.isArray(page.blobs)) throw new Error('no list of files');
      files.push(...page.blobs.map(toLibraryFile));
      cursor = page.hasMore === true ? String(page.cursor ?? '') : '';
    } while (cursor);
    return files;
  });

/** Converts an entry of the list: the date by {@link parseDate}; used unless `isUsed` is false. */
const toLibraryFile = ({ url, pathname, size, uploadedAt, isUsed }: Record<string, unknown>) => ({
  url: String(url),
  pathname: String(pathname),
  size: Number(size),
  uploadedAt: parseDate(String(uploadedAt)),
  isUsed: isUsed !== false,
});

/** Bytes. Larger files are sent in parts (R9.26), so that a broken connection costs one part. */
const PART_SIZE = 8 * 1024 * 1024;

/**
 * Returns the pathname and media type of an upload; the store appends a random suffix.
 * @throws AppError `contentType` for an unknown extension
 */
function uploadTarget(folder: Folder, name: string) {
  const contentType = valueByExtension({ ...IMAGE_TYPES, ...DOCUMENT_TYPES }, name);
  if (!contentType) throw new AppError('contentType');
  const extension = fileExtension(name);
  const stem = slugify(name.slice(0, -extension.length - 1)) || 'file';
  return { pathname: `${folder}/${stem}.${extension}`, contentType };
}
