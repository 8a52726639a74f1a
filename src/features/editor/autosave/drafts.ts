import { readItem, removeItem, writeItem } from '../../../lib/browser/storage';

/** The values of a form: all of its fields are text. */
export type TextValues = Record<string, string>;

/** The unsaved values of a form, stored in this browser. */
export interface Draft {
  /** Which opened form wrote it, so that two tabs keep separate drafts. */
  form: string;
  /** Milliseconds since 1970. */
  at: number;
  /** The version of the item that it was typed over; null for a new item. */
  version: string | null;
  values: TextValues;
}

const MAX_DRAFTS = 5;

/** The storage key of a staff member's drafts of an item: `news:new`, or `notices:` and an id. */
export const draftKey = (user: string, item: string): string => `embassy-unsaved:${user}:${item}`;

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { form, at, values } = value as Record<string, unknown>;
  return typeof form === 'string' && typeof at === 'number' && typeof values === 'object';
}

/** Returns all drafts of an item, newest first; none where the stored text cannot be read. */
export function readDrafts(key: string): Draft[] {
  try {
    const found: unknown = JSON.parse(readItem(key) ?? '[]');
    return Array.isArray(found) ? found.filter(isDraft).sort((a, b) => b.at - a.at) : [];
  } catch {
    return [];
  }
}

/** Stores a draft in place of the same form's earlier one. The newest five of an item are kept. */
export function saveDraft(key: string, draft: Draft): void {
  const others = readDrafts(key).filter(({ form }) => form !== draft.form);
  writeItem(key, JSON.stringify([draft, ...others].slice(0, MAX_DRAFTS)));
}

/** Deletes the draft of a form. */
export function deleteDraft(key: string, form: string): void {
  const drafts = readDrafts(key);
  const others = drafts.filter((draft) => draft.form !== form);
  if (others.length === drafts.length) return;
  if (others.length > 0) writeItem(key, JSON.stringify(others));
  else removeItem(key);
}
