import { readItem, removeItem, writeItem } from '../../../lib/browser/storage';

/** The values of a form: all of its fields are text. */
export type TextValues = Record<string, string>;

/** What somebody typed and did not save, in this browser. */
export interface KeptText {
  /** Which opened form wrote it, so that two tabs keep their texts apart. */
  form: string;
  /** Milliseconds since 1970. */
  at: number;
  /** The version of the item it was typed over. */
  version: string | null;
  values: TextValues;
}

const MOST = 5;

/** A place per member of staff and item; `item` is `news:new` or `notices:` and an id. */
export const keptKey = (user: string, item: string): string => `embassy-unsaved:${user}:${item}`;

function isKept(value: unknown): value is KeptText {
  if (typeof value !== 'object' || value === null) return false;
  const { form, at, values } = value as Record<string, unknown>;
  return typeof form === 'string' && typeof at === 'number' && typeof values === 'object';
}

/** All kept texts of an item, the newest first. What cannot be read counts as nothing. */
export function readKept(key: string): KeptText[] {
  try {
    const found: unknown = JSON.parse(readItem(key) ?? '[]');
    return Array.isArray(found) ? found.filter(isKept).sort((a, b) => b.at - a.at) : [];
  } catch {
    return [];
  }
}

/** Keeps a form's text in place of what the same form kept before. */
export function keep(key: string, text: KeptText): void {
  const others = readKept(key).filter(({ form }) => form !== text.form);
  writeItem(key, JSON.stringify([text, ...others].slice(0, MOST)));
}

/** Forgets what a form kept. */
export function forget(key: string, form: string): void {
  const kept = readKept(key);
  const others = kept.filter((text) => text.form !== form);
  if (others.length === kept.length) return;
  if (others.length > 0) writeItem(key, JSON.stringify(others));
  else removeItem(key);
}
