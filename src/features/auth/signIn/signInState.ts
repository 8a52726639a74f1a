import { queryClient } from '../../../lib/http/queryClient';
import { signOutEverywhere } from '../../../services/auth/account';
import { currentStaffMember, hasLoginFlag, signOut } from '../../../services/auth/auth';
import { setStaffMember } from '../session/sessionQuery';
import type { SignInLocationState } from './signInLocation';

/**
 * State of the sign-in page: there is a session, there is none, or it was signed out just now: on this device
 * (`signedOut`), on all devices (`everywhere`), or here although the others could not be (`onlyHere`).
 */
export type SignInState = 'signedIn' | 'none' | 'signedOut' | 'everywhere' | 'onlyHere';

/**
 * Determines the state of the sign-in page: signs out if the location state requests it (R7.5), otherwise
 * checks for a session. A failed check counts as no session. Removes cached items of the staff area unless
 * there is a session. Never rejects.
 */
export async function resolveSignInState(state: SignInLocationState): Promise<SignInState> {
  if (state.signOut) return endSession(state.signOut);
  return (await isSignedIn()) ? 'signedIn' : 'none';
}

/** Trusts the local flag, otherwise checks session and role (R4.8, R4.9). A failed request counts as no session. */
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
