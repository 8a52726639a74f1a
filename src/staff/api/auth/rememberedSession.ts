import { readItem } from '../../../lib/browser/storage';
import { SESSION_KEY } from '../../../lib/http/supabase';

/**
 * Returns the id of the account whose session this browser has stored, expired or not; else null.
 * It separates the autosaved forms of people who share a browser, and proves nothing.
 */
export function rememberedUser(): string | null {
  try {
    const session: unknown = JSON.parse(readItem(SESSION_KEY) ?? 'null');
    const { id } = Object(Object(session).user) as { id?: unknown };
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}
