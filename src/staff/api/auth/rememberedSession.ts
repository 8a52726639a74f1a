import { readItem } from '../../../lib/browser/storage';
import { SESSION_KEY } from '../../../lib/http/supabase';

/**
 * Returns the id of the account whose session this browser has stored, expired or not; else null.
 * It separates the autosaved forms of people who share a browser, and proves nothing.
 */
export function rememberedUser(): string | null {
  const { id } = storedUser();
  return typeof id === 'string' ? id : null;
}

/** Returns whether the account had a verified second factor at the last refresh of its session. */
export function rememberedFactor(): boolean {
  const { factors } = storedUser();
  return Array.isArray(factors) && factors.some((factor) => Object(factor).status === 'verified');
}

/** Returns the user of the stored session; an empty object without one and for a malformed text. */
function storedUser(): Record<string, unknown> {
  try {
    const session: unknown = JSON.parse(readItem(SESSION_KEY) ?? 'null');
    return Object((session as { user?: unknown } | null)?.user);
  } catch {
    return {};
  }
}
