import { queryClient } from '../../../lib/http/queryClient';
import { signOutEverywhere } from '../../../services/auth/account';
import { currentAdmin, hasLoginFlag, signOut } from '../../../services/auth/auth';
import { setCurrentAdmin } from '../session/sessionQuery';
import type { SignInLocationState } from './signInLocation';

/**
 * Outcome of opening the sign-in page: a session, none, or one that has just been signed out: on this
 * device, on every device, or on this device alone because the server could not end the others.
 */
export type SignInState = 'signedIn' | 'none' | 'signedOut' | 'everywhere' | 'onlyHere';

/** Signs out where the navigation asks for it; otherwise looks for a session. Never rejects. */
export async function resolveSignInState(state: SignInLocationState): Promise<SignInState> {
  if (state.signOut) return endSession(state.signOut);
  return (await isSignedIn()) ? 'signedIn' : 'none';
}

/** Spec 4, Admin guard: the local flag at once, otherwise the server. A failed request counts as no session. */
async function isSignedIn(): Promise<boolean> {
  if (hasLoginFlag()) return true;
  const result = await currentAdmin();
  const signedIn = result.success && result.data !== null;
  if (!signedIn) removeStaffData();
  return signedIn;
}

async function endSession(scope: 'here' | 'everywhere'): Promise<SignInState> {
  const everywhere = scope === 'everywhere' && (await signOutEverywhere()).success;
  if (!everywhere) await signOut();
  await setCurrentAdmin(null);
  removeStaffData();
  if (scope === 'here') return 'signedOut';
  return everywhere ? 'everywhere' : 'onlyHere';
}

/** Removes staff data from the query cache, because the next person at this computer may not see drafts. */
function removeStaffData(): void {
  for (const key of ['news', 'notices', 'item']) {
    queryClient.removeQueries({ queryKey: ['admin', key] });
  }
}
