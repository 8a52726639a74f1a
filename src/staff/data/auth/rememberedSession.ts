import { readItem } from '../../../lib/browser/storage';
import { SESSION_KEY } from '../../../lib/http/supabase';

/**
 * Of the session in this browser, expired or not. Separates the autosaved forms of people who share a browser; proves nothing.
 */
export function rememberedUser(): string | null {
  const { id } = storedUser();
  return typeof id === 'string' ? id : null;
}

/** At the last refresh of the session in this browser. */
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
