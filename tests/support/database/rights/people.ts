import type { Level } from '../../../../supabase/rightsMatrix';

interface IdentityOfMatrix {
  is: string;
  counts: Level | 'refused';
  /** Level on hosted Supabase, if it differs. */
  hosted?: Level | 'refused';
  /**
   * Whether in `npm test` it also makes the attempts whose outcome depends on the grants of its database role and on the
   * REST interface alone: `anon`, and of `authenticated` the account that policies reject most and the one that they
   * reject least. In rights.thorough.test.ts every identity makes them.
   */
  thorough?: true;
}

/**
 * The identities that make the attempts, in this order: the last one loses the admin's role
 * permanently.
 */
export const identities = {
  anonymous: { is: 'No token', counts: 'anonymous', thorough: true },
  member: { is: 'An account without a role', counts: 'member', thorough: true },
  writer: { is: 'A writer', counts: 'writer' },
  admin: { is: 'An admin', counts: 'admin', thorough: true },
  expired: { is: 'An admin’s token that has expired', counts: 'refused' },
  forged: { is: 'An admin’s token, signed with another key', counts: 'refused' },
  // PostgREST rejects the token; the embedded backend treats it as no token.
  unsigned: {
    is: 'An admin’s token without a signature (`alg: none`)',
    counts: 'anonymous',
    hosted: 'refused',
  },
  passwordAlone: {
    is: 'An admin with a second factor who gave the password alone',
    counts: 'member',
  },
  writerPasswordAlone: {
    is: 'A writer with a second factor who gave the password alone',
    counts: 'member',
  },
  demoted: { is: 'An admin whose role was just taken away, same token', counts: 'member' },
} satisfies Record<string, IdentityOfMatrix>;

export type Identity = keyof typeof identities;
