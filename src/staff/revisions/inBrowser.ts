import type { LocalKey } from '../../content/stored';
import { heldKeysOf, keysOf, readItem, removeItem, writeItem } from '../../lib/browser/storage';
import type { TypedText } from '../api/history/revisions';
import { askBeforeClosing } from '../forms/unsavedWork';

/** What the server has not confirmed: the newest text of an item, in local storage. */

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

askBeforeClosing(() => heldKeysOf('embassy-unsaved:').length > 0);
