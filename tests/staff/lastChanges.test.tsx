import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { historyRow, newsRow, noticeRow, uuid } from '../support/screens/builders';
import { type RecordedRequest, rows, table } from '../support/screens/msw';
import { EMAIL, interceptStaffArea, open } from './staffPage';

interceptStaffArea();

const PATH = '/admin/log';

describe('the last changes', () => {
  const changesOf = () => screen.findByRole('region', { name: /^Articles, notices/ });
  const file = (url: string) =>
    historyRow({ kind: 'files', action: 'delete', item_id: null, title: url });
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
    table('get', 'history', rows([broken, file('a.jpg')]));
    await open(PATH);
    const list = within(await changesOf());
    expect(await list.findByText('This line cannot be shown: Broken')).toBeVisible();
    expect(list.getByText('a.jpg')).toBeVisible();
  });

  it('shows action, actor and time, and links to the forms of items that exist', async () => {
    const [article, notice] = [newsRow({ title: 'Tea' }), noticeRow({ title: 'Hours' })];
    const seen = table(
      'get',
      'history',
      rows([
        historyRow({
          item_id: article.id,
          title: 'Tea',
          actor_name: EMAIL,
          changes: { title: ['T', 'Tea'] },
        }),
        historyRow({ kind: 'notices', item_id: notice.id, title: 'Hours', action: 'create' }, 5000),
        historyRow({ item_id: uuid(), title: 'Coffee', action: 'bin' }, 6000),
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
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatch(/^TeaArticle · changed: title in English · you · today, \d\d:\d\d$/);
    expect(lines[1]).toMatch(/^HoursNotice · created · other@embassy.example · \d+\s\w+/);
    expect(lines[2]).toMatch(/^CoffeeArticle · moved to the bin · other@embassy.example · /);
    expect(lines[3]).toMatch(/^a.jpgFile · deleted from the store · other@embassy.example · /);
    expect(Object.fromEntries(seen[0]?.url.searchParams ?? [])).toMatchObject({
      order: 'occurred_at.desc,id.desc',
      limit: '100',
    });
  });

  it('shows one kind', async () => {
    const seen = table('get', 'history', rows([]));
    const { user } = await open(PATH);
    const list = within(await changesOf());
    await user.selectOptions(list.getByLabelText('Show'), 'Article');
    await waitFor(() => expect(seen.at(-1)?.url.searchParams.get('kind')).toBe('eq.news'));
  });

  it('shows titles in the language of the interface, and names fields as the form does', async () => {
    const article = newsRow({ language: 'ru', title: 'Чай', translated_title: 'Tea' });
    const change = {
      item_id: article.id,
      title: 'Чай',
      changes: { translated_title: ['T', 'Tea'] },
    };
    table('get', 'news', rows([article]));
    table('get', 'history', rows([historyRow(change as never)]));
    await open(PATH);
    const list = within(await changesOf());
    expect(await list.findByRole('link', { name: 'Tea' })).toBeVisible();
    expect(list.getByText(/changed: title in English · /)).toBeVisible();
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
    table(
      'get',
      'history',
      rows([
        historyRow({ item_id: id, actor_name: EMAIL, changes: { status: ['draft', 'published'] } }),
        historyRow({ item_id: id, changes: { title: ['Te', 'Tea'], content: [5, 1200] } }, 1),
        historyRow(
          { item_id: id, changes: { translated_content: [0, 12], language: ['en', 'ru'] } },
          1,
        ),
        historyRow({ item_id: id, action: 'restore' }, 2),
        historyRow({ item_id: id, action: 'bin' }, 3),
        historyRow({ item_id: id, actor_name: null, changes: { category_id: ['a', 'b'] } }, 4),
        historyRow({ item_id: id, action: 'create' }, 5),
      ]),
    );
    const { user } = await open(`/admin/news/edit/${id}`);
    const list = within(await history());
    await list.findByText('published');
    const lines = () => list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines()[0]).toMatch(/^published.*you · today/);
    expect(list.getByText(/^changed: .*language of the original/)).toBeVisible();
    expect(list.getByText('brought back from the bin')).toBeVisible();
    expect(list.queryByText('created')).toBeNull();
    await user.click(list.getByRole('button', { name: 'Show all 7 entries' }));
    expect(list.getByText('changed: category').closest('li')).toHaveTextContent(/in the database/);
    expect(list.getByText('created')).toBeVisible();
  });

  it('of a notice shows period, pin and translation', async () => {
    const notice = noticeRow();
    table('get', 'notices', rows([notice]));
    const changes: Record<string, [unknown, unknown]> = {
      starts_at: ['2026-11-18T09:00:00.123456+00:00', '2026-11-19T09:00:00+00:00'],
      ends_at: [null, '2026-11-30T15:00:00+00:00'],
      pinned: [false, true],
      translated_title: [null, 'Часы'],
      translated_description: ['', 'В пятницу.'],
    };
    table('get', 'history', rows([historyRow({ kind: 'notices', item_id: notice.id, changes })]));
    await open(`/admin/notices/edit/${notice.id}`);
    const list = within(await history());
    expect(
      await list.findByText(
        'changed: shown from, shown until, pinned, title in Russian, description in Russian',
      ),
    ).toBeVisible();
  });

  it('leaves out saves that changed nothing', async () => {
    const { id } = newsRow();
    const same = historyRow({ item_id: id, changes: {} });
    table('get', 'history', rows([same, historyRow({ item_id: id, action: 'bin' })]));
    await open(`/admin/news/edit/${id}`);
    expect(await within(await history()).findAllByRole('listitem')).toHaveLength(1);
  });
});
