import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ADMIN, DEMO_VISITOR, DEMO_WRITER } from '../../local/database/embedded';
import { type Client, startBackend } from '../support/database/backend';

/** Decision 0039: the list of who has access, and their roles. */

const backend = await startBackend();
afterAll(() => backend.close());
const admin = await backend.signIn(DEMO_ADMIN);
const writer = await backend.signIn(DEMO_WRITER);

const idOf = async (client: Client): Promise<string> =>
  (await client.auth.getSession()).data.session?.user.id ?? '';

describe('the list of people', () => {
  it('has every account, admins first', async () => {
    const { data } = await admin.rpc('people').throwOnError();
    expect(data.map((person) => [person.name, person.role, person.has_second_factor])).toEqual([
      [DEMO_ADMIN.email, 'admin', false],
      [DEMO_WRITER.email, 'writer', false],
      [DEMO_VISITOR.email, null, false],
    ]);
  });
});

describe('roles', () => {
  let member: Client;
  beforeAll(async () => {
    member = await backend.signIn(DEMO_VISITOR);
  });
  const setRole = async (client: Client, target: Client, new_role: string | null) =>
    client.rpc('set_role', { account: await idOf(target), new_role: new_role as 'admin' });
  const rolesNow = async () =>
    (await admin.rpc('people').throwOnError()).data.map(({ role }) => role);
  const ROLES = ['admin', 'writer', null];

  it('are given, changed and taken away by an admin', async () => {
    await setRole(admin, member, 'writer');
    expect(await member.rpc('has_staff_access').throwOnError()).toMatchObject({ data: true });
    await setRole(admin, member, 'admin');
    await setRole(admin, member, null);
    expect(await member.rpc('has_staff_access').throwOnError()).toMatchObject({ data: false });
  });

  it('that are given back do not revive a session that has ended', async () => {
    await setRole(admin, member, 'writer');
    expect(await member.rpc('has_staff_access').throwOnError()).toMatchObject({ data: false });
    const again = await backend.signIn(DEMO_VISITOR);
    expect(await again.rpc('has_staff_access').throwOnError()).toMatchObject({ data: true });
    await setRole(admin, member, null);
  });

  it('are not changed for oneself, so that the last admin stays', async () => {
    for (const role of ROLES) {
      expect((await setRole(admin, admin, role)).error?.message).toMatch(/^own_role/);
    }
    expect(await rolesNow()).toEqual(ROLES);
  });

  it('are those that exist, of accounts that exist', async () => {
    for (const role of ['owner', '', 'Admin', "admin'; --"]) {
      expect((await setRole(admin, writer, role)).error?.message).toContain('profiles_role_known');
    }
    const unknown = { account: crypto.randomUUID(), new_role: 'admin' } as const;
    expect((await admin.rpc('set_role', unknown)).data).toBe(false);
    expect(await rolesNow()).toEqual(ROLES);
  });
});
