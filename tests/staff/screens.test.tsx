import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { writeItem } from '../../src/lib/browser/storage';
import { type Language, languages } from '../../src/lib/i18n/languages';
import accountEn from '../../src/locales/en/account.json';
import en from '../../src/locales/en/admin.json';
import guideEn from '../../src/locales/en/guide.json';
import historyEn from '../../src/locales/en/history.json';
import peopleEn from '../../src/locales/en/people.json';
import accountRu from '../../src/locales/ru/account.json';
import ru from '../../src/locales/ru/admin.json';
import guideRu from '../../src/locales/ru/guide.json';
import historyRu from '../../src/locales/ru/history.json';
import peopleRu from '../../src/locales/ru/people.json';
import { brokenAnchors, rawKeys, skippedLevels, unfilledPlaceholders } from '../support/html/page';
import { auditRow, binRow, newsRow, noticeRow } from '../support/screens/builders';
import { answer, rows, table } from '../support/screens/msw';
import { renderApp } from '../support/screens/render';
import { EMAIL, interceptStaffArea, OWN_ID, restoreSession } from './staffPage';

interceptStaffArea();

const texts = {
  en: { ...en, account: accountEn, history: historyEn, guide: guideEn, people: peopleEn },
  ru: { ...ru, account: accountRu, history: historyRu, guide: guideRu, people: peopleRu },
} satisfies Record<Language, object>;
type Texts = (typeof texts)['en'];
const article = newsRow();
const notice = noticeRow();
const [first, second] = [
  auditRow({ action: 'create' }),
  auditRow({ changes: { content: [1, 2] } }),
];

const person = {
  id: OWN_ID,
  full_name: null,
  email: EMAIL,
  role: 'admin',
  last_active_at: new Date().toISOString(),
  has_second_factor: false,
};

/** Path, title, and a selector that matches once all data are fetched, of every staff page. */
const screens = [
  ['/admin', (t: Texts) => t.signIn.title, '#sign-in-password'],
  ['/admin/reset-password', (t: Texts) => t.account.requestCode.title, '#reset-email'],
  ['/admin/account', (t: Texts) => t.account.page.title, '#password-newPassword'],
  ['/admin/dashboard', (t: Texts) => t.dashboard.title, 'section li a'],
  ['/admin/bin', (t: Texts) => t.history.bin.title, '[aria-label] ul h2'],
  ['/admin/access', (t: Texts) => t.people.access.title, 'tbody tr button'],
  ['/admin/help', (t: Texts) => t.guide.title, '#start'],
  ['/admin/news/new', (t: Texts) => t.news.new, '#news-category'],
  [`/admin/news/edit/${article.id}`, () => article.title, 'ol > li button'],
  ['/admin/notices/new', (t: Texts) => t.notices.new, '#notices-type'],
  [`/admin/notices/edit/${notice.id}`, () => notice.title, 'ol > li button'],
] as const;

describe.each(languages)('staff area in %s', (language) => {
  it.each(screens)(
    'renders %s with unique ids, valid anchors and complete texts',
    async (path, title, ready) => {
      writeItem('language', language);
      table('get', 'news', rows([article], 1));
      table('get', 'notices', rows([notice], 1));
      table('get', 'audit', rows([second, first]));
      table('get', 'versions', rows([{ id: second.id }, { id: first.id }]));
      table('get', 'bin', rows([binRow()]));
      answer('get', '/rest/v1/rpc/people', rows([person]));
      if (!['/admin', '/admin/reset-password'].includes(path)) restoreSession();
      const { container } = await renderApp(path);
      const name = title(texts[language]);
      // The state follows the title of an item.
      await screen.findByRole('heading', { level: 1, name: (heading) => heading.startsWith(name) });
      await expect.poll(() => container.querySelector(ready)).not.toBeNull();

      expect(document.title).toContain(name);
      expect(document.documentElement.lang).toBe(language);
      expect(skippedLevels()).toEqual([]);
      expect(brokenAnchors()).toEqual([]);
      expect(rawKeys()).toEqual([]);
      expect(unfilledPlaceholders()).toEqual([]);
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    },
  );
});

describe('unknown path in the staff area', () => {
  it('shows the 404 page with a way back to the dashboard', async () => {
    await renderApp('/admin/no/such/page');
    expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    const back = screen.getByRole('link', { name: 'To the staff area' });
    expect(back).toHaveAttribute('href', '/admin/dashboard');
  });
});
