/** State of a navigation to the sign-in page. Not in the URL, because a link must not repeat it. */
export interface SignInLocationState {
  /** Signs out there. It is a navigation, because the form that is left then keeps its text. */
  signOut?: true;
  /** The session expired, or was signed out in another tab. */
  ended?: true;
  /** Path and query to return to after the sign-in. */
  from?: string;
}

/** Returns the path of the staff area that required the sign-in, else the path of the dashboard. */
export const pathAfterSignIn = ({ from }: SignInLocationState): string =>
  from?.startsWith('/admin/') ? from : '/admin/dashboard';
