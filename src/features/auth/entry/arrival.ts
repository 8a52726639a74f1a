/** Why somebody comes to the sign-in page; travels with the navigation, not in the address. */
export interface ArrivalState {
  /** Signs out on arrival, so that leaving unsaved text is asked about first. */
  signOut?: 'here' | 'everywhere';
  /** The session has ended by itself, or by signing out elsewhere. */
  ended?: true;
  /** Where to go after signing in. */
  from?: string;
}

/** The page asked for before the sign-in, if it is one of the staff area. */
export const destination = ({ from }: ArrivalState): string =>
  from?.startsWith('/admin/') ? from : '/admin/dashboard';
