import type { LocalKey } from '../../../content/stored';
import { keysOf, readItem, removeItem, writeItem } from '../../../lib/browser/storage';
import type { CopyToSave } from './workingCopies';

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

/** @param userId UUID of the account */
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

/** Newest first. Empty where the stored value is malformed or the browser blocks local storage; skips single malformed copies. */
export function readLocalCopies(key: LocalKey): LocalCopy[] {
  try {
    const stored: unknown = JSON.parse(readItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isLocalCopy).sort((a, b) => b.at - a.at) : [];
  } catch {
    return [];
  }
}

/** The newest of each item that the server does not have. */
export const unsentCopies = (userId: string): LocalCopy[] =>
  keysOf(localKey(userId, '')).flatMap((key) =>
    readLocalCopies(key)
      .filter(({ sent }) => !sent)
      .slice(0, 1),
  );

/** Replaces the copy of the same form; retains the newest five. Where the browser rejects it, it stays in memory. */
export function storeLocalCopy(key: LocalKey, copy: LocalCopy): void {
  const others = readLocalCopies(key).filter(({ form }) => form !== copy.form);
  writeItem(key, JSON.stringify([copy, ...others].slice(0, MAX_COPIES)));
}

/** @param form the id of the opened form, {@link LocalCopy.form}; omitted: of all */
export function deleteLocalCopies(key: LocalKey, form?: string): void {
  const copies = readLocalCopies(key);
  const others = form === undefined ? [] : copies.filter((copy) => copy.form !== form);
  if (others.length === copies.length) return;
  if (others.length > 0) writeItem(key, JSON.stringify(others));
  else removeItem(key);
}
