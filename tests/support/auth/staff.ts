import { readItem, writeItem } from '../../../src/lib/browser/storage';
import { session } from '../screens/builders';

/** Stores a session where the staff client reads it, as after a sign-in. */
export function signedIn(user: Parameters<typeof session>[0] = {}, expiresIn = 3600) {
  const stored = session(user, expiresIn);
  writeItem('embassy-session', JSON.stringify(stored));
  return stored;
}

export const storedSession = (): string | null => readItem('embassy-session');
