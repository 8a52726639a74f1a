import type { LocalKey } from '../../content/stored';
import {
  heldKeysWithPrefix,
  keysWithPrefix,
  readItem,
  removeItem,
  writeItem,
} from '../../lib/browser/storage';
import type { DraftContent } from '../api/drafts';
import { askBeforeClosing } from '../forms/unsavedWork';

/**
 * The newest draft of an item or fact, not confirmed by the server. Local storage keeps it, so
 * that it survives a crash, and the loss of the connection or of the session.
 */
export interface UnsentDraft extends DraftContent {
  /** Milliseconds since 1970. */
  at: number;
  /** Revision of the server's draft that it continues; 0 for none. */
  revision: number;
}

/** Returns the local storage key of what an account has typed of an item; for `''` its prefix. */
export const localKey = (userId: string, itemId: string): LocalKey =>
  `embassy-unsaved:${userId}:${itemId}`;

/** Returns the draft at a key; null for none, a malformed one, or if local storage is blocked. */
export function readUnsent(key: LocalKey): UnsentDraft | null {
  try {
    const stored: unknown = JSON.parse(readItem(key) ?? 'null');
    const { itemId, values } = Object(stored) as Partial<UnsentDraft>;
    return itemId && values ? (stored as UnsentDraft) : null;
  } catch {
    return null;
  }
}

/** Stores a draft in local storage, or in memory if the browser rejects it; null deletes it. */
export function storeUnsent(key: LocalKey, draft: UnsentDraft | null): void {
  if (draft) writeItem(key, JSON.stringify(draft));
  else removeItem(key);
}

/**
 * Returns the drafts of an account that only this browser has, for example because it was closed
 * without a connection.
 * @param userId UUID of the account
 */
export const unsentDrafts = (userId: string): UnsentDraft[] =>
  keysWithPrefix(localKey(userId, '')).flatMap((key) => readUnsent(key) ?? []);

/** The browser asks before it closes a page with drafts that only the memory of the page has. */
askBeforeClosing(() => heldKeysWithPrefix('embassy-unsaved:').length > 0);
