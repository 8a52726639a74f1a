import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '../../src/lib/i18n/languages';
import { overflowWidth } from '../support/browser/access';
import { axeProblems } from '../support/browser/axe';
import { DESKTOP, untilLoaded, withBrowser } from '../support/browser/browser';
import { openAsAdmin } from '../support/browser/staffInBrowser';

const { visit, site, forgive } = withBrowser();

const NARROW = { width: 320, height: 640 };

/** The button that deletes the first article. */
const deleteButton = (page: Page) =>
  page.getByRole('button', { name: /^(?:Delete|Удалить)\s*:/ }).first();

/** The request of a list of articles. */
const LIST_REQUEST = /\/rest\/v1\/news\?.*listed_at/;

async function dashboard(language: Language): Promise<Page> {
  const openPage = async (path: string) => {
    // English on a desktop viewport, Russian on the narrowest one, because its texts are longer.
    const page = await visit(path, { viewport: language === 'en' ? DESKTOP : NARROW });
    await page.evaluate((it) => localStorage.setItem('language', it), language);
    return page;
  };
  const page = await openAsAdmin(openPage, '/admin/dashboard');
  await page.locator('main section li').first().waitFor();
  return page;
}

/** What a state changes; the rest of the page is as in the state before. */
const changedParts: Record<string, string> = {
  'the question before deleting': 'dialog[open]',
  'nothing found': 'main section',
  'a list that cannot be loaded': 'main section',
  'the role of a colleague': 'dialog[open]',
};

/** What axe finds. Without small targets below an open menu, because axe counts them as covered. */
const violations = async (page: Page, state: string): Promise<string[]> =>
  (await axeProblems(page, changedParts[state])).filter(
    (problem) => state !== 'the menu of the person' || !problem.startsWith('target-size'),
  );

/** Accessibility problems of the page in its current state, each prefixed with the state. */
async function problems(page: Page, state: string): Promise<string[]> {
  await untilLoaded(page);
  const wide = await overflowWidth(page);
  const problemsFound = [
    ...(await violations(page, state)),
    ...(wide > 0 ? [`${wide} pixels too wide`] : []),
  ];
  return problemsFound.map((problem) => `${state}: ${problem}`);
}

const save = (page: Page) =>
  page
    .getByRole('button', {
      name: /^(?:Publish now|Publish changes|Schedule for|Опубликовать (?:сейчас|изменения)|Запланировать на)/,
    })
    .click();

const undo = (page: Page) => page.getByRole('button', { name: /^(?:Undo|Отменить)/ });
const compare = (page: Page) =>
  page.getByRole('button', { name: /^(?:Compare and restore|Сравнить и восстановить)/ });

/** Actions that reach each state, in order, starting on the dashboard. */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  dashboard: async () => undefined,
  'the menu of the person': (page) =>
    page.getByRole('button', { name: /^(?:Your account|Ваша учётная запись)/ }).click(),
  'the list of articles': async (page) => {
    await page.goto(`${site}/admin/news`);
    await deleteButton(page).waitFor();
  },
  'the question before deleting': async (page) => {
    await deleteButton(page).click();
    await page.getByRole('alertdialog').waitFor();
  },
  'the message after deleting': async (page) => {
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^(?:Delete|Удалить)/ })
      .click();
    await undo(page).waitFor();
  },
  'nothing found': async (page) => {
    await page.getByRole('searchbox').first().fill('zzzz');
    await page.getByText(/^(?:No article matches|Ничего не\sнайдено)/).waitFor();
  },
  'a list that cannot be loaded': async (page) => {
    await page.route(LIST_REQUEST, (route) => route.abort('connectionfailed'));
    await page.getByRole('searchbox').first().fill('tea');
    await page.locator('main section').getByRole('alert').waitFor();
  },
  'an empty article': async (page) => {
    await page.unroute(LIST_REQUEST);

    await page.goto(`${site}/admin/news/new`);
    await page.locator('.ProseMirror:visible').first().waitFor();
  },
  'an article with mistakes': async (page) => {
    await save(page);
    await page.getByRole('group', { name: /There is a problem|Есть ошибка/ }).waitFor();
  },
  'the history of an article': async (page) => {
    await page.goto(`${site}/admin/news`);
    await page.locator('main section li a').first().click();
    await page.locator('.ProseMirror:visible').first().waitFor();
    await page.getByRole('heading', { name: /^(?:History|История)$/ }).waitFor();
    const history = page.getByRole('region', { name: /^(?:History|История)$/ });
    await history.getByText(/^(?:Loading…|Загрузка)/).waitFor({ state: 'hidden' });
  },
  'the bin': async (page) => {
    await page.goto(`${site}/admin/log?show=bin`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  'the last changes': async (page) => {
    await page.goto(`${site}/admin/log`);
    await page.locator('main section li').first().waitFor();
  },
  'the history of a notice': async (page) => {
    await page.goto(`${site}/admin/notices`);
    const notice = page.locator('main section a[href*="/edit/"]').first();
    await notice.click();
    const fields = page.getByLabel(/^(?:Description|Описание)/);
    const description = fields.filter({ visible: true }).first();
    await description.fill(`${await description.inputValue()} At last.`);
    await save(page);
    await page.waitForURL(`${site}/admin/notices`);
    await notice.click();
    await compare(page).first().waitFor();
  },
  'two versions beside each other': async (page) => {
    await compare(page).last().click();
    await page.getByRole('button', { name: /^(?:Leave it as it is|Оставить как есть)/ }).waitFor();
  },
  'the account': async (page) => {
    await page.goto(`${site}/admin/account`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  'who has access': async (page) => {
    await page.goto(`${site}/admin/access`);
    await page.locator('main li button').last().waitFor();
  },
  'the role of a colleague': async (page) => {
    await page.locator('main section li button').last().click();
    await page.getByRole('dialog').waitFor();
  },
  'the guide': async (page) => {
    await page.goto(`${site}/admin/help`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  'a forgotten password': async (page) => {
    await page.goto(`${site}/admin/reset-password`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
};

describe.each(languages)('staff area in %s', (language) => {
  it('has no accessibility problems in any state', async () => {
    const page = await dashboard(language);
    const problemsFound: string[] = [];
    for (const [state, reach] of Object.entries(states)) {
      await reach(page);
      problemsFound.push(...(await problems(page, state)));
    }
    expect(problemsFound).toEqual([]);
    forgive(/Failed to load resource/);
  }, 120_000);
});
