import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeProblems } from '../support/axe';
import { PHONE, withBrowser } from '../support/browser';
import type { VisitOptions } from '../support/sharedPage';

const { open, visit, forgive } = withBrowser();

const ARTICLE = '/news/how-to-plan-a-visit-to-kenyas-national-parks';

/** Answers a request for news in place of the database. */
const news = (answer: 'nothing' | 'failure' | 'never') => (page: Page) =>
  page.route(/\/rest\/v1\/(?:rpc\/)?news/, (route) => {
    if (answer === 'failure') return route.abort('connectionfailed');
    if (answer === 'nothing') {
      return route.fulfill({ json: route.request().url().includes('news_total') ? 0 : [] });
    }
  });

interface State {
  name: string;
  address: string;
  options?: VisitOptions;
  /** Runs before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Brings the state about, and waits until it is there. */
  reach: (page: Page) => Promise<unknown>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

const states: State[] = [
  {
    name: 'the menu of a phone, open',
    address: '/ru',
    options: { viewport: PHONE },
    reach: async (page) => {
      await button(page, /^Меню$/).click();
      await button(page, 'Консульские услуги').click();
      await page.getByRole('link', { name: 'Замена паспорта' }).first().waitFor();
    },
  },
  {
    name: 'a dropdown of the menu, open',
    address: '/news',
    reach: async (page) => {
      await button(page, 'Tourism in Kenya').click();
      await page.getByRole('link', { name: 'Tourism Opportunities' }).first().waitFor();
    },
  },
  {
    name: 'a picture, enlarged in a dialog',
    address: `/ru${ARTICLE}`,
    reach: async (page) => {
      await button(page, /^Увеличить изображение 1/).click();
      await page.getByRole('dialog').getByRole('img').waitFor();
    },
  },
  {
    name: 'the form of dates with its errors',
    address: '/ru/consular/pets',
    reach: async (page) => {
      await button(page, 'Показать даты').click();
      await page.getByText('Выберите дату.').first().waitFor();
    },
  },
  {
    name: 'the sign-in with its errors',
    address: '/admin',
    reach: async (page) => {
      await button(page, 'Sign in').click();
      await page.getByRole('heading', { name: 'There is a problem' }).waitFor();
    },
  },
  {
    name: 'the news while they load',
    address: '/ru/news',
    prepare: news('never'),
    reach: (page) => page.getByText('Загружаем новости…').waitFor(),
  },
  {
    name: 'the news when there are none',
    address: '/news',
    prepare: news('nothing'),
    reach: (page) => page.getByText('No news available at this time.').waitFor(),
  },
  {
    name: 'the news when they cannot be fetched',
    address: '/ru/news',
    prepare: news('failure'),
    reach: (page) => page.getByText('Не удалось загрузить новости').waitFor(),
  },
  {
    name: 'the interactive map, without its pictures',
    address: '/embassy',
    prepare: (page) =>
      page.route('https://tile.openstreetmap.org/**', (route) => route.abort('connectionfailed')),
    reach: async (page) => {
      await button(page, 'Show the interactive map').click();
      await page.getByText('The map could not be loaded').waitFor();
    },
  },
];

describe('nothing is for axe to find in', () => {
  it.each(states)('$name', async ({ address, options, prepare, reach }) => {
    const page = prepare
      ? await open(address, { reducedMotion: 'reduce', prepare })
      : await visit(address, { reducedMotion: 'reduce', ...options });
    await reach(page);
    expect(await axeProblems(page)).toEqual([]);
    forgive(/Failed to load resource|rest\/v1|tile\.openstreetmap\.org/);
  });
});
