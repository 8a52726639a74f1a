import { createStore, delMany, entries, keys, set } from 'idb-keyval';
import type { LocalKey } from '../../content/stored';
import { heldKeysOf, keysOf, readItem, removeItem, writeItem } from '../../lib/browser/storage';
import { askBeforeClosing } from '../forms/unsavedWork';
import type { FileValue } from '../kinds/files';
import type { NewCopy } from './workingCopies';

/** What this browser has of working copies: their text in local storage, their selected files in IndexedDB. */

/** A text that survives a crash, and the loss of the connection or of the session. */
export interface LocalCopy extends NewCopy {
  /** The id of the opened form, because two tabs store separate copies. */
  form: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Revision of the stored copy that it continues; 0 for none. */
  revision: number;
  /** Whether the server has this content; it stays here for a form that opens while the server does not answer. */
  sent: boolean;
}

/** The copies of one item, whose form several tabs may have open. */
const MAX_COPIES = 5;

/**
 * Returns the local storage key of an account's working copies of an item.
 * @param userId UUID of the account
 */
export const localKey = (userId: string, itemId: string): LocalKey =>
  `embassy-unsaved:${userId}:${itemId}`;

function isLocalCopy(value: unknown): value is LocalCopy {
  if (typeof value !== 'object' || value === null) return false;
  const { form, at, content, itemId } = value as Record<string, unknown>;
  const { values, files } = Object(content) as Record<string, unknown>;
  return (
    typeof form === 'string' &&
    typeof at === 'number' &&
    typeof itemId === 'string' &&
    typeof values === 'object' &&
    typeof files === 'object'
  );
}

/**
 * Returns the local copies of an item, the newest first; none if the stored value is malformed or the browser blocks local
 * storage. Skips single malformed copies.
 */
export function readLocalCopies(key: LocalKey): LocalCopy[] {
  try {
    const stored: unknown = JSON.parse(readItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isLocalCopy).sort((a, b) => b.at - a.at) : [];
  } catch {
    return [];
  }
}

/**
 * Returns the working copies of an account that only this browser has, the newest of each item, for example because the browser
 * was closed without a connection.
 * @param userId UUID of the account
 */
export const unsentCopies = (userId: string): LocalCopy[] =>
  keysOf(localKey(userId, '')).flatMap((key) =>
    readLocalCopies(key)
      .filter(({ sent }) => !sent)
      .slice(0, 1),
  );

/**
 * Stores a working copy in local storage in place of the same form's, and keeps the newest five of the item. If the browser
 * rejects it, it stays in memory.
 */
export function storeLocalCopy(key: LocalKey, copy: LocalCopy): void {
  const others = readLocalCopies(key).filter(({ form }) => form !== copy.form);
  writeItem(key, JSON.stringify([copy, ...others].slice(0, MAX_COPIES)));
}

/**
 * Deletes the working copies of an item in this browser.
 * @param form the id of the opened form, {@link LocalCopy.form}; without it those of all forms are deleted
 */
export function deleteLocalCopies(key: LocalKey, form?: string): void {
  const others = readLocalCopies(key).filter((copy) => form !== undefined && copy.form !== form);
  if (others.length > 0) writeItem(key, JSON.stringify(others));
  else removeItem(key);
}

/** Returns whether the server has not got what local storage has, or has rejected, at a key: a working copy or the input of a fact. */
function isUnsent(key: LocalKey): boolean {
  const copies = readLocalCopies(key);
  return copies.length === 0 || copies.some(({ sent }) => !sent);
}

/** Selected files that IndexedDB has rejected, by their keys there: only this page has them. */
const heldFiles = new Map<string, FileValue>();

askBeforeClosing(() => heldFiles.size > 0 || heldKeysOf('embassy-unsaved:').some(isUnsent));

/** Milliseconds after which IndexedDB counts as unavailable, because Firefox can leave a request open. */
const TIMEOUT_MS = 3000;

let opened: ReturnType<typeof createStore> | undefined;
const database = () => (opened ??= createStore('embassy-working-copies', 'files'));

/** Returns the result of `run`, or `fallback` if the browser has no IndexedDB, blocks it or is slow. */
async function attemptStorage<T>(fallback: T, run: () => Promise<T>): Promise<T> {
  const timeout = new Promise<T>((resolve) => setTimeout(() => resolve(fallback), TIMEOUT_MS));
  try {
    return await Promise.race([run(), timeout]);
  } catch {
    return fallback;
  }
}

/**
 * Stores a file that is not uploaded yet, which survives a reload and a crash; replaces that of the same id. Never rejects; false
 * if it is held in memory only.
 * @param copy the local storage key of the working copy, whose content names the id
 */
export async function storeSelected(copy: LocalKey, value: FileValue): Promise<boolean> {
  const key = `${copy}:${value.id}`;
  const isStored = await attemptStorage(false, async () => {
    await set(key, value, database());
    return true;
  });
  if (!isStored) heldFiles.set(key, value);
  return isStored;
}

/** Returns the stored files by their ids; those held in memory alone if IndexedDB is unavailable. */
export async function readSelected(copy: LocalKey): Promise<Map<string, FileValue>> {
  const stored = await attemptStorage([], () => entries<string, FileValue>(database()));
  const found = [...stored, ...heldFiles].filter(
    ([key, { file }]) => key.startsWith(`${copy}:`) && file,
  );
  return new Map(found.map(([, value]) => [value.id, value]));
}

/** Deletes the files of a working copy. Gives up after three seconds; never rejects. */
export const deleteSelected = (copy: LocalKey): Promise<void> =>
  attemptStorage(undefined, async () => {
    for (const key of heldFiles.keys()) if (key.startsWith(`${copy}:`)) heldFiles.delete(key);
    const all = await keys<string>(database());
    await delMany(
      all.filter((key) => key.startsWith(`${copy}:`)),
      database(),
    );
  });
