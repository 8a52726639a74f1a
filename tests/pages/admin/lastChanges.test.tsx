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

const PATH = '/admin/log';

describe('the last changes', () => {
  const changesOf = () => screen.findByRole('region', { name: /^Articles, notices/ });
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
      ]),
    );
    const singleOrList = (item: { id: string }) => (request: RecordedRequest) =>
      request.url.searchParams.has('id') ? rows([item]) : rows([item], 1);
    table('get', 'news', singleOrList(article));
    table('get', 'notices', singleOrList(notice));
    await open(PATH);
    const list = within(await changesOf());
    const link = await list.findByRole('link', { name: 'Tea' });
    expect(link).toHaveAttribute('href', `/admin/news/edit/${article.id}`);
    expect(list.getByRole('link', { name: 'Hours' })).toHaveAttribute(
      'href',
      `/admin/notices/edit/${notice.id}`,
    );
    expect(list.queryByRole('link', { name: 'Coffee' })).toBeNull();
    const lines = list.getAllByRole('listitem').map((line) => line.textContent);
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^TeaArticle · changed: title in English · you · today, \d\d:\d\d$/);
    expect(lines[1]).toMatch(/^HoursNotice · created · other@embassy.example · \d+ \w+/);
    expect(lines[2]).toMatch(/^CoffeeArticle · moved to the bin · other@embassy.example · /);
    expect(lines[3]).toMatch(/^2 filesFile · deleted from the store · other@embassy.example · /);
    expect(Object.fromEntries(seen[0]?.url.searchParams ?? [])).toMatchObject({
      order: 'occurred_at.desc,id.desc',
      limit: '100',
      kind: 'neq.profiles',
    });
  });

  it('shows titles in the language of the interface, and names fields as the form does', async () => {
    const article = newsRow({ language: 'ru', title: 'Чай', translated_title: 'Tea' });
    const change = {
      item_id: article.id,
      title: 'Чай',
      changes: { translated_title: ['T', 'Tea'] },
    };
    table('get', 'news', rows([article]));
    table('get', 'audit', rows([auditRow(change as never)]));
    await open(PATH);
    const list = within(await changesOf());
    expect(await list.findByRole('link', { name: 'Tea' })).toBeVisible();
    expect(list.getByText(/changed: title in English · /)).toBeVisible();
  });

  it('states that there are no entries', async () => {
    await open(PATH);
    expect(await within(await changesOf()).findByText(/Nothing has been changed/)).toBeVisible();
  });

  it('can be fetched again after an error', async () => {
    const article = newsRow({ title: 'Tea' });
    table('get', 'news', rows([article], 1));
    const serverError = databaseError(500, 'XX000');
    table('get', 'audit', serverError, rows([auditRow({ item_id: article.id, title: 'Tea' })]));
    const { user } = await open(PATH);
    const list = within(await changesOf());
    expect(await list.findByText(/occurred while fetching the last changes/)).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Try again' }));
    expect(await list.findByRole('link', { name: 'Tea' })).toBeVisible();
  });
});
