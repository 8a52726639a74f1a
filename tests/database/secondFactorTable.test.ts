import { describe, expect, it } from 'vitest';
import { ADMIN_WITH_FACTOR, actAs, FACTORS } from '../support/auth/factors';
import { migratedDatabase } from '../support/database/backend';

/** If the second factors cannot be read, no account is an admin. */

// Only the owner of the table, GoTrue's role, may drop it.
const sql = await migratedDatabase({ superuser: true });

describe('is_admin()', () => {
  it('fails if the table of second factors is not readable, instead of finding none', async () => {
    await sql('begin');
    try {
      await sql(FACTORS);
      await sql(actAs(ADMIN_WITH_FACTOR));
      const [seen] = await sql('select private.is_admin() as admin');
      expect(seen).toEqual({ admin: false });
      await sql(`create role bound; grant usage on schema auth to bound;
        grant select on auth.mfa_factors to bound;
        alter function private.session_valid() owner to bound;
        grant usage on schema private to bound; grant execute on function private.has_session() to bound;
        grant execute on function private.session_valid() to postgres`);
      await sql(`do $$ begin
        perform private.is_admin();
        raise exception 'answered';
      exception when insufficient_privilege then
        assert sqlerrm like '%affected by row-level security%', sqlerrm;
      end $$`);
    } finally {
      await sql('rollback');
    }
  });
});
