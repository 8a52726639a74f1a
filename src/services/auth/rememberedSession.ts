import { readItem } from '../../lib/browser/storage';
import { SESSION_KEY } from '../../lib/http/supabase';

/**
 * Id of the account whose session is stored on this device, expired or not; null without one. For
 * telling apart what several people have left in the same browser; it proves nothing.
 */
export function rememberedUser(): string | null {
  const { id } = storedUser();
  return typeof id === 'string' ? id : null;
}

/** Whether the stored session's account had a second factor when it was last renewed. */
export function rememberedFactor(): boolean {
  const { factors } = storedUser();
  return Array.isArray(factors) && factors.some((factor) => Object(factor).status === 'verified');
}

function storedUser(): Record<string, unknown> {
  try {
    const session: unknown = JSON.parse(readItem(SESSION_KEY) ?? 'null');
    return Object((session as { user?: unknown } | null)?.user);
  } catch {
    return {};
  }
}
