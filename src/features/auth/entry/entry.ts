import { queryClient } from '../../../lib/http/queryClient';
import { signOutEverywhere } from '../../../services/auth/account';
import { currentAdmin, hasLoginFlag, signOut } from '../../../services/auth/auth';
import { knowAdmin } from '../session/sessionQuery';
import type { ArrivalState } from './arrival';

/** How somebody stands before the staff area. */
export type Entry = 'signedIn' | 'none' | 'signedOut' | 'everywhere' | 'onlyHere';

/** Signs out who came for that; otherwise finds out who comes. */
export async function enter({ signOut: wanted }: ArrivalState): Promise<Entry> {
  return wanted ? leave(wanted) : (await isSignedIn()) ? 'signedIn' : 'none';
}

/** Spec 4, Admin guard: the flag at once, else the server. No answer shows the form. */
async function isSignedIn(): Promise<boolean> {
  if (hasLoginFlag()) return true;
  const result = await currentAdmin();
  const signedIn = result.success && result.data !== null;
  if (!signedIn) forgetStaffData();
  return signedIn;
}

async function leave(wanted: 'here' | 'everywhere'): Promise<Entry> {
  const everywhere = wanted === 'everywhere' && (await signOutEverywhere()).success;
  if (!everywhere) await signOut();
  await knowAdmin(null);
  forgetStaffData();
  if (wanted === 'here') return 'signedOut';
  return everywhere ? 'everywhere' : 'onlyHere';
}

/** Drafts must not wait in memory for the next person at this computer. */
function forgetStaffData(): void {
  for (const what of ['news', 'notices', 'item']) {
    queryClient.removeQueries({ queryKey: ['admin', what] });
  }
}
