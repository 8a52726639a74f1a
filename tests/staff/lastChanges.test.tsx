import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { historyRow, newsRow, uuid } from '../support/screens/builders';
import { rows, table } from '../support/screens/msw';
import { EMAIL, interceptStaffArea, open } from './staffPage';

interceptStaffArea();

const PATH = '/admin/log';

describe('the last changes', () => {
  const changesOf = () => screen.findByRole('region', { name: /^Articles, notices/ });
  it('names a changed fact as its form does, with both values and a link', async () => {
    const usd = (amount: number) => ({ is: { amount, currency: 'USD' } });
    const item_id = uuid();
    const change = { kind: 'facts', title: 'fees.petPermit', action: 'change', item_id } as const;
    const first = historyRow({ ...change, changes: { value: [null, usd(65)] } }, 5000);
    const second = historyRow({ ...change, changes: { value: [usd(65), usd(60)] } });
    table('get', 'history', rows([second, first]));
    await open(PATH);
    const links = await screen.findAllByRole('link', { name: /cat or dog/ }, { timeout: 10_000 });
    const [link] = links;
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/admin\/facts\?q=/));
    expect(links.map((one) => one.closest('li')?.textContent)).toEqual([
      expect.stringMatching(/USD.65 → USD.60/),
      expect.stringMatching(/USD.50 → USD.65/),
    ]);
  });

  it('says what kind of fact has changed, and that a text of a page is the built-in one again', async () => {
    const item_id = uuid();
    const title = 'words:consular/pets:lead';
    const change = { kind: 'facts', title, action: 'change', item_id } as const;
    const value = { is: { en: 'Check every deadline.' } };
    table('get', 'history', rows([historyRow({ ...change, changes: { value: [value, null] } })]));
    await open(PATH);
    const name = /^Taking a cat or dog to Kenya/;
    const link = await screen.findByRole('link', { name }, { timeout: 10_000 });
    expect(link.closest('li')).toHaveTextContent(
      /Page text · Check every deadline\. → the built-in text/,
    );
  });

  it('have a line for a change that cannot be shown, and all others', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const broken = historyRow({ kind: 'profiles', changes: { role: 5 as never }, title: 'Broken' });
    table('get', 'history', rows([broken, historyRow({ title: 'Tea' })]));
    await open(PATH);
    const list = within(await changesOf());
    expect(await list.findByText('This line cannot be shown: Broken')).toBeVisible();
    expect(list.getByText('Tea')).toBeVisible();
  });

  it('shows action, actor and time, and links to the forms of items that exist', async () => {
    const [article, gone] = [uuid(), uuid()];
    table(
      'get',
      'history',
      rows([
        historyRow({
          item_id: article,
          title: 'Tea',
          actor_name: EMAIL,
          changes: { slug: [1, 2] },
        }),
        historyRow({ item_id: gone, title: 'Coffee', action: 'bin' }, 6000),
        historyRow({ item_id: gone, title: 'Coffee', action: 'create' }, 7000),
      ]),
    );
    await open(PATH);
    const list = within(await changesOf());
    const link = await list.findByRole('link', { name: 'Tea' });
    expect(link).toHaveAttribute('href', `/admin/news/edit/${article}`);
    expect(list.queryByRole('link', { name: 'Coffee' })).toBeNull();
    const lines = list.getAllByRole('listitem').map((line) => line.textContent);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^TeaArticle · saved · you · today, \d\d:\d\d$/);
    expect(lines[1]).toMatch(/^CoffeeArticle · moved to the bin · other@embassy.example · /);
  });

  it('states that there are no entries', async () => {
    await open(PATH);
    expect(await within(await changesOf()).findByText(/Nothing has been changed/)).toBeVisible();
  });
});

describe('history of an article', () => {
  const history = () => screen.findByRole('region', { name: 'History' });

  it('shows who did what and when, and the newest entries first', async () => {
    const { id } = newsRow();
    table('get', 'news', rows([newsRow({ id })]));
    const actions = ['change', 'restore', 'bin', 'change', 'create'] as const;
    table(
      'get',
      'history',
      rows([
        historyRow({ item_id: id, actor_name: EMAIL, changes: { status: ['draft', 'published'] } }),
        ...actions.map((action, index) =>
          historyRow({ item_id: id, actor_name: null, action, changes: { title: [1, 2] } }, index),
        ),
      ]),
    );
    await open(`/admin/news/edit/${id}`);
    const list = within(await history());
    await list.findByText('published');
    expect(list.getAllByRole('listitem')[0]).toHaveTextContent(/^published.*you · today/);
    expect(list.getByText('brought back from the bin').closest('li')).toHaveTextContent(
      /in the database/,
    );
    expect(list.getAllByRole('listitem').at(-1)).toHaveTextContent(/^created/);
  });

  it('leaves out saves that changed nothing', async () => {
    const { id } = newsRow();
    const same = historyRow({ item_id: id, changes: {} });
    table('get', 'history', rows([same, historyRow({ item_id: id, action: 'bin' })]));
    await open(`/admin/news/edit/${id}`);
    expect(await within(await history()).findAllByRole('listitem')).toHaveLength(1);
  });
});
