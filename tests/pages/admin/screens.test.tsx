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
import { auditRow, binRow, newsRow, noticeRow } from '../../support/builders';
import { interceptNetwork, rows, table } from '../../support/msw';
import {
  brokenAnchors,
  rawKeys,
  skippedLevels,
  unfilledPlaceholders,
  violations,
} from '../../support/page';
import { renderApp } from '../../support/render';
import { remembered, server } from './desk';

interceptNetwork();
beforeEach(server);

const words = {
  en: { ...en, account: accountEn, history: historyEn },
  ru: { ...ru, account: accountRu, history: historyRu },
} satisfies Record<Language, object>;
type Words = (typeof words)['en'];
const article = newsRow();
const notice = noticeRow();
const [first, second] = [
  auditRow({ action: 'create' }),
  auditRow({ changes: { content: [1, 2] } }),
];

/** Every screen, its title, and a field or list that is there once everything has been fetched. */
const screens = [
  ['/admin', (t: Words) => t.signIn.title, '#sign-in-password'],
  ['/admin/reset-password', (t: Words) => t.account.requestCode.title, '#reset-email'],
  ['/admin/account', (t: Words) => t.account.page.title, '#password-newPassword'],
  ['/admin/dashboard', (t: Words) => t.dashboard.title, '#news h3'],
  ['/admin/bin', (t: Words) => t.history.bin.title, '[aria-label] ul h2'],
  ['/admin/news/new', (t: Words) => t.news.new, '#news-category'],
  [`/admin/news/edit/${article.id}`, (t: Words) => t.news.edit, 'ol > li button'],
  ['/admin/notices/new', (t: Words) => t.notice.new, '#notice-link'],
  [`/admin/notices/edit/${notice.id}`, (t: Words) => t.notice.edit, 'ol > li button'],
] as const;

describe.each(languages)('the staff area in %s', (language) => {
  it.each(screens)('has a sound screen at %s', async (path, title, ready) => {
    writeItem('language', language);
    table('get', 'news', rows([article], 1));
    table('get', 'notices', rows([notice], 1));
    table('get', 'audit', rows([second, first]));
    table('get', 'versions', rows([{ id: second.id }, { id: first.id }]));
    table('get', 'bin', rows([binRow()]));
    if (!['/admin', '/admin/reset-password'].includes(path)) remembered();
    const { container } = await renderApp(path);
    await screen.findByRole('heading', { level: 1, name: title(words[language]) });
    await expect.poll(() => container.querySelector(ready)).not.toBeNull();

    expect(document.title).toContain(title(words[language]));
    expect(document.documentElement.lang).toBe(language);
    // Both languages have the same elements. The real browser looks at Russian (e2e/accessStaff).
    if (language === 'en') expect(await violations()).toEqual([]);
    expect(skippedLevels()).toEqual([]);
    expect(brokenAnchors()).toEqual([]);
    expect(rawKeys()).toEqual([]);
    expect(unfilledPlaceholders()).toEqual([]);
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

describe('an unknown address of the staff area', () => {
  it('shows the page for unknown addresses', async () => {
    await renderApp('/admin/no/such/page');
    expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  });
});
