import { queryClient } from '../../../lib/http/queryClient';
import { signOutEverywhere } from '../../../services/auth/account';
import { currentStaffMember, hasLoginFlag, signOut } from '../../../services/auth/auth';
import { setStaffMember } from '../session/sessionQuery';
import type { SignInLocationState } from './signInLocation';

/**
 * `signedOut` (here), `everywhere` and `onlyHere` (the other devices failed): signed out just now.
 */
export type SignInState = 'signedIn' | 'none' | 'signedOut' | 'everywhere' | 'onlyHere';

/**
 * Signs out if the location state requests it (R7.5), otherwise checks for a session; a failed
 * check counts as none. Without a session it removes cached items of the staff area.
 */
export async function resolveSignInState(state: SignInLocationState): Promise<SignInState> {
  if (state.signOut) return endSession(state.signOut);
  return (await isSignedIn()) ? 'signedIn' : 'none';
}

/** Trusts the local login flag, otherwise checks session and role (R4.8, R4.9). */
async function isSignedIn(): Promise<boolean> {
  if (hasLoginFlag()) return true;
  const result = await currentStaffMember();
  const signedIn = result.success && result.data !== null;
  if (!signedIn) removeStaffData();
  return signedIn;
}

async function endSession(scope: 'here' | 'everywhere'): Promise<SignInState> {
  const everywhere = scope === 'everywhere' && (await signOutEverywhere()).success;
  if (!everywhere) await signOut();
  await setStaffMember(null);
  removeStaffData();
  if (scope === 'here') return 'signedOut';
  return everywhere ? 'everywhere' : 'onlyHere';
}

/** Removes items from the query cache, so that the next person at this computer sees no drafts. */
function removeStaffData(): void {
  for (const key of ['news', 'notices', 'item']) {
    queryClient.removeQueries({ queryKey: ['admin', key] });
  }
}
