import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditRow, newsRow, noticeRow, uuid } from '../../support/screens/builders';
import {
  databaseError,
  interceptNetwork,
  type RecordedRequest,
  rows,
  table,
} from '../../support/screens/msw';
import { EMAIL, open, stubStaffServer } from './desk';

interceptNetwork();
beforeEach(stubStaffServer);

const PATH = '/admin/dashboard';

describe('recent activity on the dashboard', () => {
  const changes = () => screen.findByRole('region', { name: 'Last changes' });
  const newAdmin = { role: [null, 'admin'] } as { role: [null, string] };
  const file = (url: string) =>
    auditRow({ kind: 'files', action: 'delete', item_id: null, title: url });
  it('shows action, actor and time, and links to the forms of items that exist', async () => {
    const [article, notice] = [newsRow({ title: 'Tea' }), noticeRow({ title: 'Hours' })];
    const seen = table(
      'get',
      'audit',
      rows([
        auditRow({
          item_id: article.id,
          title: 'Tea',
          actor_name: EMAIL,
          changes: { title: ['T', 'Tea'] },
        }),
        auditRow({ kind: 'notices', item_id: notice.id, title: 'Hours', action: 'create' }, 5000),
        auditRow({ item_id: uuid(), title: 'Coffee', action: 'bin' }, 6000),
        ...['a', 'b'].map((name) => file(`https://x.example/news/${name}.jpg`)),
        auditRow({
          kind: 'profiles',
          title: 'new@embassy.example',
          changes: newAdmin,
          actor_name: null,
        }),
      ]),
    );
    const singleOrList = (item: { id: string }) => (request: RecordedRequest) =>
      request.url.searchParams.has('id') ? rows([item]) : rows([item], 1);
    table('get', 'news', singleOrList(article));
    table('get', 'notices', singleOrList(notice));
    await open(PATH);
    const list = within(await changes());
    const link = await list.findByRole('link', { name: 'Tea' });
    expect(link).toHaveAttribute('href', `/admin/news/edit/${article.id}`);
    expect(list.getByRole('link', { name: 'Hours' })).toHaveAttribute(
      'href',
      `/admin/notices/edit/${notice.id}`,
    );
    expect(list.queryByRole('link', { name: 'Coffee' })).toBeNull();
    const lines = list.getAllByRole('listitem').map((line) => line.textContent);
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatch(/^TeaArticle · changed: title · you · today, \d\d:\d\d$/);
    expect(lines[1]).toMatch(/^HoursNotice · created · other@embassy.example · \d days ago/);
    expect(lines[2]).toMatch(/^CoffeeArticle · moved to the bin · other@embassy.example · /);
    expect(lines[3]).toMatch(/^2 filesFile · deleted from the store · other@embassy.example · /);
    expect(lines[4]).toMatch(/^new@.*Account · became an admin · in the database itself · /);
    expect(Object.fromEntries(seen[0]?.url.searchParams ?? [])).toMatchObject({
      order: 'occurred_at.desc,id.desc',
      limit: '20',
    });
    expect(list.queryByRole('button')).toBeNull();
  });

  it('shows earlier entries on demand', async () => {
    const manyChanges = Array.from({ length: 7 }, (_, n) => auditRow({ title: `Number ${n}` }, n));
    const seen = table('get', 'audit', rows(manyChanges));
    const { user } = await open(PATH);
    const list = within(await changes());
    await list.findByText('Number 4');
    expect(list.queryByText('Number 5')).toBeNull();
    await user.click(list.getByRole('button', { name: 'Show earlier changes' }));
    expect(await list.findByText('Number 6')).toBeVisible();
    expect(seen.at(-1)?.url.searchParams.get('limit')).toBe('100');
    await user.click(list.getByRole('button', { name: 'Show only the newest' }));
    expect(list.queryByText('Number 6')).toBeNull();
  });

  it('states that there are no entries', async () => {
    await open(PATH);
    expect(await within(await changes()).findByText(/Nothing has been changed/)).toBeVisible();
  });

  it('can be fetched again after an error', async () => {
    const article = newsRow({ title: 'Tea' });
    table('get', 'news', rows([article], 1));
    const serverError = databaseError(500, 'XX000');
    table('get', 'audit', serverError, rows([auditRow({ item_id: article.id, title: 'Tea' })]));
    const { user } = await open(PATH);
    const list = within(await changes());
    expect(await list.findByText(/occurred while fetching the last changes/)).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Try again' }));
    expect(await list.findByRole('link', { name: 'Tea' })).toBeVisible();
  });
});
