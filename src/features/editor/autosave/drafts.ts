import { readItem, removeItem, writeItem } from '../../../lib/browser/storage';

/** The values of a form, which are all text. */
export type TextValues = Record<string, string>;

/** The autosaved values of a form, in local storage. */
export interface Draft {
  /** The id of the opened form, because two tabs store separate drafts. */
  form: string;
  /** Milliseconds since 1970. */
  at: number;
  /** The base version of the item; null for a new item. */
  version: string | null;
  values: TextValues;
}

const MAX_DRAFTS = 5;

/**
 * Returns the local storage key of a staff member's drafts of an item: `embassy-unsaved:<userId>:news:new`.
 * @param userId UUID of the account
 * @param item `news:new`, `notices:new`, or `news:` or `notices:` and the item's UUID
 */
export const draftKey = (userId: string, item: string): string =>
  `embassy-unsaved:${userId}:${item}`;

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { form, at, values } = value as Record<string, unknown>;
  return typeof form === 'string' && typeof at === 'number' && typeof values === 'object';
}

/**
 * Returns the drafts under a storage key, newest first. Returns an empty array where there is none, the
 * stored value is malformed, or the browser blocks local storage; skips single malformed drafts.
 */
export function readDrafts(key: string): Draft[] {
  try {
    const stored: unknown = JSON.parse(readItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isDraft).sort((a, b) => b.at - a.at) : [];
  } catch {
    return [];
  }
}

/**
 * Stores a draft under a storage key, replacing that of the same form; retains the newest five. Never throws:
 * where the browser rejects the value it stays in memory until the page is closed.
 */
export function saveDraft(key: string, draft: Draft): void {
  const others = readDrafts(key).filter(({ form }) => form !== draft.form);
  writeItem(key, JSON.stringify([draft, ...others].slice(0, MAX_DRAFTS)));
}

/**
 * Deletes the draft of a form, and the storage key when no other draft is left. Does nothing where the form
 * has no draft.
 * @param form the id of the opened form, {@link Draft.form}
 */
export function deleteDraft(key: string, form: string): void {
  const drafts = readDrafts(key);
  const others = drafts.filter((draft) => draft.form !== form);
  if (others.length === drafts.length) return;
  if (others.length > 0) writeItem(key, JSON.stringify(others));
  else removeItem(key);
}
