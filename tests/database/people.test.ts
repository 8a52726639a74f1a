import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ADMIN, DEMO_VISITOR, DEMO_WRITER } from '../../local/database/embedded';
import { type Client, startBackend } from '../support/database/backend';

/** Decision 0039: names of people, and the list of who has access. */

const backend = await startBackend();
afterAll(() => backend.close());
const admin = await backend.signIn(DEMO_ADMIN);
const writer = await backend.signIn(DEMO_WRITER);

const idOf = async (client: Client): Promise<string> =>
  (await client.auth.getSession()).data.session?.user.id ?? '';

describe('names', () => {
  const nameOf = async (client: Client) => {
    const { data } = await admin.rpc('people').throwOnError();
    const id = await idOf(client);
    return data.find((person) => person.id === id)?.full_name;
  };
  const rename = async (client: Client, target: Client, full_name: string | null) =>
    client
      .from('profiles')
      .update({ full_name })
      .eq('id', await idOf(target))
      .select('id');

  it('are set by their owners, and by admins for others', async () => {
    expect((await rename(writer, writer, 'Дарья Иванова')).data).toHaveLength(1);
    expect(await nameOf(writer)).toBe('Дарья Иванова');
    expect((await rename(admin, writer, 'Daniel Mwangi')).data).toHaveLength(1);
    expect(await nameOf(writer)).toBe('Daniel Mwangi');
  });

  it.each([' Ann', 'x'.repeat(81)])('are no text such as %j', async (full_name) => {
    const { error } = await rename(writer, writer, full_name);
    expect(error?.message).toContain('profiles_full_name');
  });

  it('are taken once, in capitals as well', async () => {
    expect((await rename(admin, admin, 'Grace Wanjiru')).error).toBeNull();
    expect((await rename(writer, writer, 'GRACE wanjiru')).error?.code).toBe('23505');
  });
});

describe('the list of people', () => {
  it('has admins first, and to admins alone last activity, second factor and accounts without a role', async () => {
    const seenBy = async (client: Client) =>
      (await client.rpc('people').throwOnError()).data.map((person) => [
        person.email,
        person.role,
        person.last_active_at !== null,
        person.has_second_factor,
      ]);
    expect(await seenBy(writer)).toEqual([
      [DEMO_ADMIN.email, 'admin', false, null],
      [DEMO_WRITER.email, 'writer', false, null],
    ]);
    expect(await seenBy(admin)).toEqual([
      [DEMO_ADMIN.email, 'admin', true, false],
      [DEMO_WRITER.email, 'writer', true, false],
      [DEMO_VISITOR.email, null, false, false],
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
