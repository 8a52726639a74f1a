import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { binRow } from '../support/screens/builders';
import { answer, databaseError, rows, table } from '../support/screens/msw';
import { EMAIL, enter, interceptStaffArea, OWN_ID, open, openPersonMenu } from './staffPage';

interceptStaffArea();

const PEOPLE = '/rest/v1/rpc/people';
const amina = {
  id: OWN_ID,
  full_name: 'Amina Otieno',
  email: EMAIL,
  role: 'admin',
  last_active_at: '2026-11-21T10:00:00+00:00',
  has_second_factor: true,
};
const writer = {
  id: '00000000-0000-4000-8000-00000000000c',
  full_name: null,
  email: 'writer@embassy.example',
  role: 'writer',
  last_active_at: null,
  has_second_factor: false,
};
const former = {
  ...writer,
  id: OWN_ID.replace(/.$/, 'd'),
  full_name: 'Left Last',
  email: 'left@embassy.example',
  role: null,
};

const people = (...list: object[]) => answer('get', PEOPLE, rows(list));
const asWriter = () => table('get', 'profiles', rows([{ role: 'writer', full_name: null }]));
const rowOf = async (name: RegExp) => {
  const [text] = await screen.findAllByText(name);
  const row = text?.closest('li');
  if (!row) throw new Error(`no row of ${name}`);
  return row;
};

describe('the page “Who has access”', () => {
  it('shows name, e-mail, role, last activity and second factor, and marks the own row', async () => {
    people(amina, writer, former);
    await open('/admin/access');
    const own = await rowOf(/Amina Otieno/);
    for (const text of [EMAIL, 'You', 'Admin', 'On']) expect(own).toHaveTextContent(text);
    const other = await rowOf(/writer@embassy\.example/);
    for (const text of ['Writer', 'Never signed in', 'Off']) expect(other).toHaveTextContent(text);
    expect(other).not.toHaveTextContent('You');
    expect(await rowOf(/Left Last/)).toHaveTextContent('No role');
    expect(within(own).queryByRole('button', { name: /^Role and access/ })).toBeNull();
  });
});

describe('the role of a colleague', () => {
  const choose = async (role: RegExp) => {
    people(amina, writer, former);
    const { user } = await open('/admin/access');
    await user.click(
      within(await rowOf(/writer@embassy/)).getByRole('button', { name: /^Role and access/ }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Access of writer@embassy.example' });
    expect(within(dialog).getByRole('radio', { name: /^Writer/ })).toBeChecked();
    await user.click(within(dialog).getByRole('radio', { name: role }));
    await user.click(within(dialog).getByRole('button', { name: 'Save the role' }));
  };

  it.each([
    [/^Admin/, 'admin', 'writer@embassy.example. Role now: Admin.'],
    [/^No role/, null, 'writer@embassy.example has no access any more.'],
  ])('becomes %s', async (choice, new_role, message) => {
    const calls = answer('post', '/rest/v1/rpc/set_role', Response.json(true));
    await choose(choice);
    expect(await screen.findByText(message)).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([{ account: writer.id, new_role }]);
  });

  it.each([
    ['it is the own one', databaseError(403, '42501', 'own_role: …'), /Ask another admin/],
    ['the account is gone', Response.json(false), /It no longer exists/],
  ])('stays where %s, and the dialog says why', async (_, response, advice) => {
    answer('post', '/rest/v1/rpc/set_role', response);
    await choose(/^No role/);
    expect(await screen.findByText(advice)).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

describe('the own name on the account page', () => {
  it('is saved without characters that nobody sees, and the bar shows it', async () => {
    table('patch', 'profiles', rows([{ id: OWN_ID }]));
    const { user } = await open('/admin/account');
    await enter(user, await screen.findByLabelText('Full name'), 'Amina\u202e Otieno');
    await user.click(screen.getByRole('button', { name: 'Save the name' }));
    expect(await screen.findByText('The name is saved: Amina Otieno.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Your account Amina Otieno' })).toBeVisible();
  });

  it.each([
    ['empty', ' ', 'Enter the name.'],
    ['too long', 'x'.repeat(81), 'The name is longer than 80 characters. Shorten it.'],
  ])('is not sent where it is %s', async (_, name, message) => {
    const updates = table('patch', 'profiles', rows([]));
    const { user } = await open('/admin/account');
    await user.click(await screen.findByLabelText('Full name'));
    await user.paste(name);
    await user.click(screen.getByRole('button', { name: 'Save the name' }));
    expect(await screen.findByRole('link', { name: message })).toBeVisible();
    expect(updates).toHaveLength(0);
  });
});

describe('names in place of e-mail addresses', () => {
  const deleted = binRow({ actor_name: writer.email });

  it('are in the history', async () => {
    people({ ...writer, full_name: 'Daniel Mwangi' });
    table('get', 'bin', rows([deleted]));
    await open('/admin/log?show=bin');
    expect(await screen.findByText(/Daniel Mwangi/)).toBeVisible();
    expect(screen.queryByText(/writer@embassy/)).toBeNull();
  });
});

describe('a writer', () => {
  beforeEach(() => {
    asWriter();
  });

  it.each(['/admin/access', '/admin/alerts/new'])(
    'reads at %s that it is for admins',
    async (path) => {
      await open(path);
      const title = { level: 1, name: 'Only admins can open this page' };
      expect(await screen.findByRole('heading', title)).toBeVisible();
    },
  );

  it('has no link to the pages of admins in the menu, and reads the own role', async () => {
    const { user } = await open('/admin/account');
    expect(await screen.findByText(/^You are a writer/)).toBeVisible();
    await openPersonMenu(user);
    expect(screen.getByRole('link', { name: 'Help' })).toBeVisible();
    for (const name of ['Who has access', 'Bin']) {
      expect(screen.queryByRole('link', { name })).toBeNull();
    }
  });

  it('is not asked to sign in again where the database refuses', async () => {
    table('patch', 'profiles', databaseError(403, '42501'));
    const { user } = await open('/admin/account');
    await screen.findByText(/^You are a writer/);
    await enter(user, screen.getByLabelText('Full name'), 'Daniel');
    await user.click(screen.getByRole('button', { name: 'Save the name' }));
    expect(await screen.findByText(/an admin publishes, deletes and restores/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
