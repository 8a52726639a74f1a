import type { Level } from '../../../../supabase/rightsMatrix';
import { onHosted } from '../../run/engines';

/**
 * The identities that make the attempts, in this order: the last one loses the admin's role
 * permanently. `counts` is the level whose rights it has.
 */
const identities = {
  anonymous: { is: 'No token', counts: 'anonymous' },
  member: { is: 'An account without a role', counts: 'member' },
  writer: { is: 'A writer', counts: 'writer' },
  admin: { is: 'An admin', counts: 'admin' },
  expired: { is: 'An admin’s token that has expired', counts: 'refused' },
  forged: { is: 'An admin’s token, signed with another key', counts: 'refused' },
  // PostgREST rejects the token; the embedded backend treats it as no token.
  unsigned: {
    is: 'An admin’s token without a signature (`alg: none`)',
    counts: onHosted ? 'refused' : 'anonymous',
  },
  passwordAlone: {
    is: 'An admin with a second factor who gave the password alone',
    counts: 'member',
  },
  writerPasswordAlone: {
    is: 'A writer with a second factor who gave the password alone',
    counts: 'member',
  },
  signedOut: { is: 'An admin’s token whose session has ended', counts: 'member' },
  demoted: { is: 'An admin whose role was just taken away, same token', counts: 'member' },
} satisfies Record<string, { is: string; counts: Level | 'refused' }>;

export type Identity = keyof typeof identities;

/** Every identity, after its description for the title of a test. */
export const everyone = Object.entries(identities).map(
  ([person, { is, counts }]) => [is, { person: person as Identity, counts }] as const,
);

export type Person = (typeof everyone)[number][1];
