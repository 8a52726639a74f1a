/** Location state of a navigation to the sign-in page. Not in the URL, because a link must not repeat it. */
export interface SignInLocationState {
  /** Signs out on the sign-in page. A navigation, so that the form that is left keeps its text for the next sign-in. */
  signOut?: 'here' | 'everywhere';
  /** The session expired, or was signed out in another tab. */
  ended?: true;
  /** Path and query to return to after the sign-in. */
  from?: string;
}

/** Returns the path of the staff area that required the sign-in; without one that of the dashboard. */
export const pathAfterSignIn = ({ from }: SignInLocationState): string =>
  from?.startsWith('/admin/') ? from : '/admin/dashboard';
