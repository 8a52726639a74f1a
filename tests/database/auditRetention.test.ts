import { describe, expect, it } from 'vitest';
import { ACT_AS_OWNER, actAs } from '../support/auth/factors';
import { migratedDatabase } from '../support/database/backend';

/**
 * The audit is protected from roles that bypass row-level security, and records changes of
 * accounts.
 */

const ACCOUNT = '00000000-0000-4000-8000-00000000000a';
const ADMIN = '00000000-0000-4000-8000-00000000000b';
const sql = await migratedDatabase();
await sql(`insert into auth.users (id, email) values ('${ACCOUNT}', 'a@embassy.example')`);

describe('the audit', () => {
  it.each(['postgres', 'service_role'])(
    'cannot be changed or emptied by the role %s',
    async (role) => {
      await sql(`insert into public.notices (title, link) values ('Hours', 'https://mfa.go.ke')`);
      const before = await sql('select * from public.audit order by id');
      await sql(`set role ${role}`);
      for (const statement of [
        `update public.audit set actor_name = 'other@embassy.example'`,
        `update public.audit set changes = '{}' where kind = 'notices'`,
        'delete from public.audit',
        'truncate public.audit cascade',
      ]) {
        await expect(sql(statement), statement).rejects.toThrow();
      }
      await sql('reset role');
      expect(await sql('select * from public.audit order by id')).toEqual(before);
      expect(before.length).toBeGreaterThan(0);
    },
  );

  it('records a role that is granted, revoked and removed, without a name for the database owner', async () => {
    await sql(`insert into public.profiles (id, role) values ('${ACCOUNT}', 'admin')`);
    await sql(`update public.profiles set role = null`);
    await sql(`delete from auth.users where id = '${ACCOUNT}'`);
    expect(
      await sql(`select actor_name, action, title, changes -> 'role' as role from public.audit
        where kind = 'profiles' order by id`),
    ).toEqual([
      { actor_name: null, action: 'create', title: 'a@embassy.example', role: [null, 'admin'] },
      { actor_name: null, action: 'change', title: 'a@embassy.example', role: ['admin', null] },
      // The profile was deleted with its account: the entry has the account’s id, because its e-mail address is gone.
      { actor_name: null, action: 'delete', title: ACCOUNT, role: null },
    ]);
  });

  it('says whether somebody has deleted an item of the bin for good, or its 30 days are over', async () => {
    await sql(`insert into auth.users (id, email) values ('${ADMIN}', 'b@embassy.example')`);
    await sql(`insert into public.profiles (id, role) values ('${ADMIN}', 'admin')`);
    await sql(`insert into public.notices (title) values ('Old'), ('New')`);
    await sql(`delete from public.notices where title in ('Old', 'New')`);
    await sql(`update public.revisions set saved_at = now() - interval '31 days'
      where state = 'binned' and title = 'Old'`);
    await sql(actAs(ADMIN));
    await sql(
      `select public.purge_from_bin(kind, item_id) from public.revisions where state = 'binned'`,
    );
    await sql(ACT_AS_OWNER);
    expect(
      await sql(`select title, action from public.audit
        where kind = 'notices' and action in ('expire', 'delete') order by title`),
    ).toEqual([
      { title: 'New', action: 'delete' },
      { title: 'Old', action: 'expire' },
    ]);
  });

  it('uses an index, both as a whole and by item', async () => {
    await sql('set enable_seqscan = off');
    await sql('set enable_bitmapscan = off');
    for (const query of [
      'select id from public.audit order by occurred_at desc, id desc limit 20',
      `select id from public.audit where item_id = '${ACCOUNT}' order by id desc limit 100`,
    ]) {
      const plan = await sql<Record<string, string>>(`explain ${query}`);
      const text = plan.map((row) => Object.values(row)[0]).join('\n');
      expect(text).toMatch(/Index.* using audit_/);
      expect(text).not.toContain('Sort');
    }
  });
});
