import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeItem } from '../../../src/lib/browser/storage';
import { type Language, languages } from '../../../src/lib/i18n/languages';
import accountEn from '../../../src/locales/en/account.json';
import en from '../../../src/locales/en/admin.json';
import historyEn from '../../../src/locales/en/history.json';
import accountRu from '../../../src/locales/ru/account.json';
import ru from '../../../src/locales/ru/admin.json';
import historyRu from '../../../src/locales/ru/history.json';
import {
  brokenAnchors,
  rawKeys,
  skippedLevels,
  unfilledPlaceholders,
  violations,
} from '../../support/html/page';
import { auditRow, binRow, newsRow, noticeRow } from '../../support/screens/builders';
import { interceptNetwork, rows, table } from '../../support/screens/msw';
import { renderApp } from '../../support/screens/render';
import { restoreSession, stubStaffServer } from './desk';

interceptNetwork();
beforeEach(stubStaffServer);

const texts = {
  en: { ...en, account: accountEn, history: historyEn },
  ru: { ...ru, account: accountRu, history: historyRu },
} satisfies Record<Language, object>;
type Texts = (typeof texts)['en'];
const article = newsRow();
const notice = noticeRow();
const [first, second] = [
  auditRow({ action: 'create' }),
  auditRow({ changes: { content: [1, 2] } }),
];

/** Path, title, and a selector that matches once all data are fetched, of every staff page. */
const screens = [
  ['/admin', (t: Texts) => t.signIn.title, '#sign-in-password'],
  ['/admin/reset-password', (t: Texts) => t.account.requestCode.title, '#reset-email'],
  ['/admin/account', (t: Texts) => t.account.page.title, '#password-newPassword'],
  ['/admin/dashboard', (t: Texts) => t.dashboard.title, '#news h3'],
  ['/admin/bin', (t: Texts) => t.history.bin.title, '[aria-label] ul h2'],
  ['/admin/news/new', (t: Texts) => t.news.new, '#news-category'],
  [`/admin/news/edit/${article.id}`, (t: Texts) => t.news.edit, 'ol > li button'],
  ['/admin/notices/new', (t: Texts) => t.notice.new, '#notice-link'],
  [`/admin/notices/edit/${notice.id}`, (t: Texts) => t.notice.edit, 'ol > li button'],
] as const;

describe.each(languages)('staff area in %s', (language) => {
  it.each(screens)(
    'renders %s with unique ids, valid anchors, complete texts and no axe violations',
    async (path, title, ready) => {
      writeItem('language', language);
      table('get', 'news', rows([article], 1));
      table('get', 'notices', rows([notice], 1));
      table('get', 'audit', rows([second, first]));
      table('get', 'versions', rows([{ id: second.id }, { id: first.id }]));
      table('get', 'bin', rows([binRow()]));
      if (!['/admin', '/admin/reset-password'].includes(path)) restoreSession();
      const { container } = await renderApp(path);
      await screen.findByRole('heading', { level: 1, name: title(texts[language]) });
      await expect.poll(() => container.querySelector(ready)).not.toBeNull();

      expect(document.title).toContain(title(texts[language]));
      expect(document.documentElement.lang).toBe(language);
      // Both languages render the same elements; e2e/accessStaff runs axe on the Russian pages.
      if (language === 'en') expect(await violations()).toEqual([]);
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
  it('shows the 404 page', async () => {
    await renderApp('/admin/no/such/page');
    expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  });
});
