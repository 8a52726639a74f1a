import { createStore, delMany, entries, keys, set } from 'idb-keyval';
import type { LocalKey } from '../../content/stored';
import { heldKeysOf, keysOf, readItem, removeItem, writeItem } from '../../lib/browser/storage';
import type { TypedText } from '../api/history/revisions';
import { askBeforeClosing } from '../forms/unsavedWork';
import type { FileValue } from '../kinds/files';

/** What the server has not confirmed: the newest text of an item in local storage, its selected files in IndexedDB. */

/** A text that survives a crash, and the loss of the connection or of the session. */
export interface UnsentText extends TypedText {
  /** Milliseconds since 1970. */
  at: number;
  /** Revision of the stored text that it continues; 0 for none. */
  revision: number;
}

/**
 * Returns the local storage key of what an account has typed of an item.
 * @param userId UUID of the account
 */
export const localKey = (userId: string, itemId: string): LocalKey =>
  `embassy-unsaved:${userId}:${itemId}`;

function isUnsentText(value: unknown): value is UnsentText {
  const { at, columns, itemId, title } = Object(value) as Record<string, unknown>;
  return (
    typeof at === 'number' &&
    typeof itemId === 'string' &&
    typeof title === 'string' &&
    typeof columns === 'object' &&
    columns !== null
  );
}

/** Returns the text at a key; null without one, if it is malformed, or if the browser blocks local storage. */
export function readUnsent(key: LocalKey): UnsentText | null {
  try {
    const stored: unknown = JSON.parse(readItem(key) ?? 'null');
    return isUnsentText(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Stores a text in local storage in place of an earlier one; null deletes it. If the browser rejects it, it stays in memory. */
export function storeUnsent(key: LocalKey, text: UnsentText | null): void {
  if (text) writeItem(key, JSON.stringify(text));
  else removeItem(key);
}

/**
 * Returns the texts of an account that only this browser has, for example because it was closed without a connection.
 * @param userId UUID of the account
 */
export const unsentTexts = (userId: string): UnsentText[] =>
  keysOf(localKey(userId, '')).flatMap((key) => readUnsent(key) ?? []);

/** Selected files that IndexedDB has rejected, by their keys there: only this page has them. */
const heldFiles = new Map<string, FileValue>();

askBeforeClosing(() => heldFiles.size > 0 || heldKeysOf('embassy-unsaved:').length > 0);

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
 * @param text the local storage key of the text whose columns name the id
 */
export async function storeSelected(text: LocalKey, value: FileValue): Promise<boolean> {
  const key = `${text}:${value.id}`;
  const isStored = await attemptStorage(false, async () => {
    await set(key, value, database());
    return true;
  });
  if (!isStored) heldFiles.set(key, value);
  return isStored;
}

/** Returns the stored files by their ids; those held in memory alone if IndexedDB is unavailable. */
export async function readSelected(text: LocalKey): Promise<Map<string, FileValue>> {
  const stored = await attemptStorage([], () => entries<string, FileValue>(database()));
  const found = [...stored, ...heldFiles].filter(
    ([key, { file }]) => key.startsWith(`${text}:`) && file,
  );
  return new Map(found.map(([, value]) => [value.id, value]));
}

/** Deletes the files of a text. Gives up after three seconds; never rejects. */
export const deleteSelected = (text: LocalKey): Promise<void> =>
  attemptStorage(undefined, async () => {
    for (const key of heldFiles.keys()) if (key.startsWith(`${text}:`)) heldFiles.delete(key);
    const all = await keys<string>(database());
    await delMany(
      all.filter((key) => key.startsWith(`${text}:`)),
      database(),
    );
  });
