import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import account from '../../src/locales/en/account.json';
import t from '../../src/locales/en/admin.json';
import guide from '../../src/locales/en/guide.json';
import kinds from '../../src/locales/en/kinds.json';
import people from '../../src/locales/en/people.json';
import { allKinds, fieldLabels } from '../../src/staff/kinds/kinds';
import { pageProblems } from '../support/html/page';
import { alertRow, binRow, historyRow, newsRow, noticeRow } from '../support/screens/builders';
import { answer, rows, table } from '../support/screens/msw';
import { renderApp } from '../support/screens/render';
import { EMAIL, interceptStaffArea, OWN_ID, open, restoreSession } from './staffPage';

interceptStaffArea();

const article = newsRow();
const notice = noticeRow();
const [first, second] = [
  historyRow({ action: 'create', has_item: true }),
  historyRow({
    changes: { content: [1, 2], published_at: [null, '2026-11-20T09:00:00+00:00'] },
    has_item: true,
  }),
];

const person = { id: OWN_ID, name: EMAIL, role: 'admin', has_second_factor: false };

/** Path, title, and a selector that matches once all data are fetched, of every staff page. */
const screens = [
  ['/admin', t.signIn.title, '#sign-in-password'],
  ['/admin/reset-password', account.requestCode.title, '#reset-email'],
  ['/admin/account', account.page.title, '#password-newPassword'],
  ['/admin/dashboard', t.dashboard.title, 'section li a'],
  ['/admin/access', people.access.title, 'main li strong'],
  ['/admin/help', guide.title, '#start'],
  ['/admin/news/new', kinds.news.new, '#news-category'],
  [
    `/admin/news/edit/${article.id}`,
    article.title,
    'main li button[type=button] svg.lucide-history',
  ],
  ['/admin/notices/new', kinds.notices.new, '#notices-type'],
  [
    `/admin/notices/edit/${notice.id}`,
    notice.title,
    'main li button[type=button] svg.lucide-history',
  ],
] as const;

/** Serves a row of each table. */
function serveRows() {
  table('get', 'news', rows([article], 1));
  table('get', 'notices', rows([notice], 1));
  table('get', 'alerts', rows([alertRow()], 1));
  table('get', 'history', rows([second, first]));
  table('get', 'bin', rows([binRow()]));
  answer('get', '/rest/v1/rpc/people', rows([person]));
}

// In English, because data/languages.test.ts compares the keys and placeholders of both languages.
it.each(screens)(
  'staff area renders %s with unique ids, valid anchors and complete texts',
  async (path, name, ready) => {
    serveRows();
    if (!['/admin', '/admin/reset-password'].includes(path)) restoreSession();
    const { container } = await renderApp(path);
    // The state follows the title of an item.
    await screen.findByRole('heading', { level: 1, name: (heading) => heading.startsWith(name) });
    await expect.poll(() => container.querySelector(ready)).not.toBeNull();

    expect(document.title).toContain(name);
    expect(document.documentElement.lang).toBe('en');
    expect(pageProblems()).toEqual([]);
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  },
);

/** Images have controls of their own; a link and files depend on the type. */
const ELSEWHERE = { news: ['images'], notices: ['link', 'file', 'file_ru'], alerts: [] };

it.each(allKinds)('each value of %s has a control in its form', async (kind) => {
  await open(`/admin/${kind}/new`);
  const missing = () =>
    Object.keys(fieldLabels(kind)).filter((name) => !document.getElementById(`${kind}-${name}`));
  await expect.poll(missing).toEqual(ELSEWHERE[kind]);
});

it('an unknown path in the staff area shows the 404 page with a way back to the dashboard', async () => {
  await renderApp('/admin/no/such/page');
  expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  const back = screen.getByRole('link', { name: 'To the staff area' });
  expect(back).toHaveAttribute('href', '/admin/dashboard');
});
