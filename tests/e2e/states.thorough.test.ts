import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeProblems } from '../support/browser/axe';
import type { VisitOptions } from '../support/browser/browser';
import { PHONE, withBrowser } from '../support/browser/browser';

const { visit, forgive } = withBrowser();

const ARTICLE = '/news/how-to-plan-a-visit-to-kenyas-national-parks';

interface State {
  name: string;
  path: string;
  options?: VisitOptions;
  /** Brings the page into the state and waits for it. */
  reach: (page: Page) => Promise<unknown>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

const states: State[] = [
  {
    name: 'open menu on a phone',
    path: '/ru',
    options: { viewport: PHONE },
    reach: async (page) => {
      await button(page, /^Меню$/).click();
      await button(page, 'Консульские услуги').click();
      await page.getByRole('link', { name: 'Замена паспорта' }).first().waitFor();
    },
  },
  {
    name: 'enlarged image in a dialog',
    path: `/ru${ARTICLE}`,
    reach: async (page) => {
      await button(page, /^Увеличить изображение 1/).click();
      await page.getByRole('dialog').getByRole('img').waitFor();
    },
  },
  {
    name: 'date calculator with errors',
    path: '/ru/consular/pets',
    reach: async (page) => {
      // A browser has no value for a date that does not exist.
      await page.getByText('Рассчитать даты').click();
      await page.getByLabel('День отъезда').pressSequentially('02302027');
      await button(page, 'Показать даты').click();
      await page.getByText('Такой даты нет. Проверьте день и месяц.').waitFor();
    },
  },
  {
    name: 'interactive map without its tiles',
    path: '/embassy',
    options: {
      prepare: (page) =>
        page.route('https://tile.openstreetmap.org/**', (route) => route.abort('connectionfailed')),
    },
    reach: async (page) => {
      await button(page, 'Show the interactive map').click();
      await page.getByText('The map could not be loaded').waitFor();
    },
  },
];

describe('state of a page without axe violations', () => {
  it.each(states)('$name', async ({ path, options, reach }) => {
    const page = await visit(path, { reducedMotion: 'reduce', ...options });
    await reach(page);
    expect(await axeProblems(page)).toEqual([]);
    forgive(/Failed to load resource|tile\.openstreetmap\.org/);
  });
});
