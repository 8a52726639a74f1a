import { keysOf, readItem, removeItem, writeItem } from '../../lib/browser/storage';
import type { CopyToSave } from './workingCopies';

/** A working copy in local storage. */
export interface LocalCopy extends CopyToSave {
  /** The id of the opened form, because two tabs store separate copies. */
  form: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Of the stored copy that it continues; 0 for none. */
  revision: number;
  /** Whether the server has this content. */
  sent: boolean;
}

const MAX_COPIES = 5;

const PREFIX = 'embassy-unsaved:';

/**
 * Returns the local storage key of a person's working copies of an item.
 * @param userId UUID of the account
 * @param itemId UUID of the item
 */
export const localKey = (userId: string, itemId: string): string => `${PREFIX}${userId}:${itemId}`;

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
 * Returns the working copies under a storage key, newest first. Returns an empty array where there is none,
 * the stored value is malformed, or the browser blocks local storage; skips single malformed copies.
 */
export function readLocalCopies(key: string): LocalCopy[] {
  try {
    const stored: unknown = JSON.parse(readItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isLocalCopy).sort((a, b) => b.at - a.at) : [];
  } catch {
    return [];
  }
}

/** Returns the newest working copy of each item of a person that the server does not have. */
export const unsentCopies = (userId: string): LocalCopy[] =>
  keysOf(localKey(userId, '')).flatMap((key) =>
    readLocalCopies(key)
      .filter(({ sent }) => !sent)
      .slice(0, 1),
  );

/**
 * Stores a working copy under a storage key, replacing that of the same form; retains the newest five. Never
 * throws: where the browser rejects the value it stays in memory until the page is closed.
 */
export function storeLocalCopy(key: string, copy: LocalCopy): void {
  const others = readLocalCopies(key).filter(({ form }) => form !== copy.form);
  writeItem(key, JSON.stringify([copy, ...others].slice(0, MAX_COPIES)));
}

/**
 * Deletes the working copies under a storage key, or only those of one form. Does nothing where there is none.
 * @param form the id of the opened form, {@link LocalCopy.form}
 */
export function deleteLocalCopies(key: string, form?: string): void {
  const copies = readLocalCopies(key);
  const others = form === undefined ? [] : copies.filter((copy) => copy.form !== form);
  if (others.length === copies.length) return;
  if (others.length > 0) writeItem(key, JSON.stringify(others));
  else removeItem(key);
}
