import { inject } from 'vitest';
import { DEMO_ADMIN, DEMO_VISITOR, DEMO_WRITER } from '../../../../local/database/embedded';
import type { Level } from '../../../../supabase/rightsMatrix';
import { ADMIN_WITH_FACTOR, tokenOf, WRITER_WITH_FACTOR } from '../../auth/factors';
import { claimsOf, token, unsigned } from '../../auth/tokens';
import type { Backend } from '../backend';

/** A person may write their own metadata. */
const PASSWORD_ALONE = { aal: 'aal1', user_metadata: { aal: 'aal2' } };

export interface Identity {
  /** The title of a test. */
  is: string;
  /** The level whose rights it has. */
  counts: Level | 'refused';
  bearer?: string;
  /** Of the account. */
  id?: string;
}

/** Signs in and returns everyone who makes requests, and the id of the admin. */
export async function identities(backend: Backend) {
  const admin = await backend.sessionOf(DEMO_ADMIN);
  const writer = await backend.sessionOf(DEMO_WRITER);
  const member = await backend.sessionOf(DEMO_VISITOR);
  const client = await backend.signIn(DEMO_ADMIN);
  const signedOut = (await client.auth.getSession()).data.session?.access_token ?? '';
  await client.auth.signOut({ scope: 'local' });
  const claims = claimsOf(admin.bearer);
  const now = Math.floor(Date.now() / 1000);
  const expired = token({ ...claims, iat: now - 7200, exp: now - 3600 });
  const withoutFactor = (id: string) => ({ bearer: tokenOf(id, PASSWORD_ALONE), id });
  const everyone: Identity[] = [
    { is: 'no token', counts: 'anonymous' },
    { is: 'an account without a role', counts: 'member', ...member },
    { is: 'a writer', counts: 'writer', ...writer },
    { is: 'an admin', counts: 'admin', ...admin },
    { is: 'an admin’s token that has expired', counts: 'refused', bearer: expired },
    {
      is: 'an admin’s token, signed with another key',
      counts: 'refused',
      bearer: token(claims, 'another key, as long as the real one or longer'),
    },
    {
      is: 'an admin’s token without a signature (`alg: none`)',
      // PostgREST rejects the token; the embedded backend treats it as no token.
      counts: inject('hosting') ? 'refused' : 'anonymous',
      bearer: unsigned(claims),
    },
    {
      is: 'an admin with a second factor who gave the password alone',
      counts: 'member',
      ...withoutFactor(ADMIN_WITH_FACTOR),
    },
    {
      is: 'a writer with a second factor who gave the password alone',
      counts: 'member',
      ...withoutFactor(WRITER_WITH_FACTOR),
    },
    { is: 'an admin’s token whose session has ended', counts: 'member', bearer: signedOut },
  ];
  /** An admin whose role is taken away while the token is valid. */
  const demoted: Identity = {
    is: 'an admin whose role was just taken away, same token',
    counts: 'member',
    ...admin,
  };
  return { everyone, demoted };
}

/** As hosted Supabase's service key, which no part of the site has: bypasses row-level security. */
export const serviceToken = (): string => {
  const now = Math.floor(Date.now() / 1000);
  return token({ role: 'service_role', iat: now, exp: now + 3600 });
};
