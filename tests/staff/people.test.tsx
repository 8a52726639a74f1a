import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, databaseError, rows, table } from '../support/screens/msw';
import { EMAIL, interceptStaffArea, OWN_ID, open, openPersonMenu } from './staffPage';

interceptStaffArea();

const PEOPLE = '/rest/v1/rpc/people';
const own = { id: OWN_ID, name: EMAIL, role: 'admin', has_second_factor: true };
const writer = {
  id: OWN_ID.replace(/.$/, 'c'),
  name: 'writer@embassy.example',
  role: 'writer',
  has_second_factor: false,
};
const former = {
  ...writer,
  id: OWN_ID.replace(/.$/, 'd'),
  name: 'left@embassy.example',
  role: null,
};

const people = (...list: object[]) => answer('get', PEOPLE, rows(list));
const rowOf = async (name: RegExp) => {
  const [text] = await screen.findAllByText(name);
  const row = text?.closest('li');
  if (!row) throw new Error(`no row of ${name}`);
  return row;
};

describe('the page “Who has access”', () => {
  it('shows address, role and second factor, and marks the own row', async () => {
    people(own, writer, former);
    await open('/admin/access');
    const other = await rowOf(/writer@embassy\.example/);
    for (const text of ['Writer', 'Off']) expect(other).toHaveTextContent(text);
    expect(other).not.toHaveTextContent('You');
    expect(await rowOf(/left@embassy/)).toHaveTextContent('No role');
    const mine = within(screen.getByRole('list', { name: 'Who has access' })).getAllByRole(
      'listitem',
    )[0];
    for (const text of [EMAIL, 'You', 'Admin', 'On']) expect(mine).toHaveTextContent(text);
    expect(
      within(mine as HTMLElement).queryByRole('button', { name: /^Role and access/ }),
    ).toBeNull();
  });
});

describe('the role of a colleague', () => {
  const choose = async (role: RegExp) => {
    people(own, writer, former);
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

describe('a writer', () => {
  beforeEach(() => {
    table('get', 'profiles', rows([{ role: 'writer' }]));
    // Before the check of the session the role is not known.
    people();
  });

  it.each(['/admin/access', '/admin/facts', '/admin/alerts/new'])(
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
});
