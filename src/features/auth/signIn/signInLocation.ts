/** State of a navigation to the sign-in page. Not in the URL, because it must not outlive the navigation. */
export interface SignInLocationState {
  /** Sign out on arrival: as a navigation, so that the guard of unsaved text asks first. */
  signOut?: 'here' | 'everywhere';
  /** The session has expired, or was signed out in another tab. */
  ended?: true;
  /** URL to return to after signing in. */
  from?: string;
}

/** The URL to open after signing in: where the navigation came from, if that is in the staff area. */
export const pathAfterSignIn = ({ from }: SignInLocationState): string =>
  from?.startsWith('/admin/') ? from : '/admin/dashboard';
