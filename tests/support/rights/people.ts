import type { Level } from '../../../supabase/rights';

interface IdentityOfMatrix {
  is: string;
  counts: Level | 'refused';
  /** Where a hosted project counts them otherwise. */
  hosted?: Level | 'refused';
}

/** Who tries, in this order: the last one removes the admin's role permanently. */
export const identities = {
  anonymous: { is: 'Somebody without a token', counts: 'anonymous' },
  member: { is: 'Somebody signed in, without a role', counts: 'member' },
  admin: { is: 'An admin', counts: 'admin' },
  expired: { is: 'An admin’s token that has expired', counts: 'refused' },
  forged: { is: 'An admin’s token, signed with another key', counts: 'refused' },
  // PostgREST refuses it; the embedded backend reads it as no token at all.
  unsigned: {
    is: 'An admin’s token without a signature (`alg: none`)',
    counts: 'anonymous',
    hosted: 'refused',
  },
  passwordAlone: {
    is: 'An admin with a second factor who gave the password alone',
    counts: 'member',
  },
  demoted: { is: 'An admin whose role was just taken away, same token', counts: 'member' },
} satisfies Record<string, IdentityOfMatrix>;

export type Identity = keyof typeof identities;
