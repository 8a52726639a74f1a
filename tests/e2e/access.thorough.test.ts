import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withPrefix } from '../../src/lib/i18n/languages';
import { colourOf, elementsWithoutVisibleFocus } from '../support/browser/access';
import {
  ARTICLE,
  describeAccess,
  FIRST_PATHS,
  NARROW,
  SAMPLE_PATHS,
} from '../support/browser/accessibleKinds';
import { axeProblems } from '../support/browser/axe';
import { DESKTOP, PHONE, type VisitOptions, withBrowser } from '../support/browser/browser';

const browser = withBrowser();
const { visit, site, forgive } = browser;

// The kinds of page that `accessDesk.test.ts` does not open.
const further = SAMPLE_PATHS.filter((path) => !FIRST_PATHS.includes(path));
describeAccess(browser, further, { language: 'en', viewport: DESKTOP });
// Russian on the narrowest viewport, because its texts are longer.
describeAccess(browser, SAMPLE_PATHS, { language: 'ru', viewport: NARROW });

it.each(['light', 'dark'] as const)(
  'pages in forced colours show what is current, selected or focused: %s',
  async (colorScheme) => {
    const page = await visit('/news', { forcedColors: 'active', colorScheme });
    await page.getByRole('link', { name: 'Page 2' }).waitFor();
    const colourOfControl = (name: string, role: 'button' | 'link') =>
      colourOf(page.getByRole(role, { name, exact: true }).first());
    expect(await colourOfControl('EN: English', 'button')).not.toBe(
      await colourOfControl('RU: Русский', 'button'),
    );
    expect(await colourOfControl('Page 1', 'link')).not.toBe(
      await colourOfControl('Page 2', 'link'),
    );
    await page.keyboard.press('Tab');
    expect(await page.evaluate(elementsWithoutVisibleFocus, 'body')).toEqual([]);

    await page.goto(`${site}/magical-kenya`);
    await page.getByRole('group', { name: /^Map of Kenya/ }).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(elementsWithoutVisibleFocus, 'body')).toEqual([]);

    await page.goto(`${site}/explore/trade`);
    const chart = page.locator('main figure').first();
    expect(await colourOf(chart.locator('rect').first())).not.toBe(await colourOf(chart));
  },
);

describe('no axe violations', () => {
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
  const visitCalm = (path: string, options: VisitOptions = {}) =>
    visit(path, { reducedMotion: 'reduce', ...options });

  it('are in the open menu of a phone', async () => {
    const page = await visitCalm('/ru', { viewport: PHONE });
    await button(page, /^Меню$/).click();
    await button(page, 'Консульские услуги').click();
    await page.getByRole('link', { name: 'Замена паспорта' }).first().waitFor();
    expect(await axeProblems(page)).toEqual([]);
  });

  it('are in the dialog of an image', async () => {
    const page = await visitCalm(withPrefix(ARTICLE, 'ru'));
    await button(page, /^Увеличить изображение 1/).click();
    await page.getByRole('dialog').getByRole('img').waitFor();
    expect(await axeProblems(page)).toEqual([]);
  });

  it('are in a form with the error of a date that does not exist', async () => {
    const page = await visitCalm('/ru/consular/pets');
    await page.getByText('Рассчитать даты').click();
    await page.getByLabel('День отъезда').pressSequentially('02302027');
    await button(page, 'Показать даты').click();
    await page.getByText('Такой даты нет. Проверьте день и месяц.').waitFor();
    expect(await axeProblems(page)).toEqual([]);
  });

  it('are in a street map whose tiles cannot be loaded, which says so', async () => {
    const page = await visitCalm('/embassy', {
      prepare: (newPage) =>
        newPage.route('https://tile.openstreetmap.org/**', (route) => route.abort()),
    });
    await button(page, 'Show the interactive map').click();
    await page.getByText('The map could not be loaded').waitFor();
    expect(await axeProblems(page)).toEqual([]);
    forgive(/Failed to load resource|tile\.openstreetmap\.org/);
  });
});
