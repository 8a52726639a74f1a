import { expect, it } from 'vitest';
import { headingFocused, pressByKeyboard, tabTo } from '../support/browser/access';
import { withBrowser } from '../support/browser/browser';

const { visit, site } = withBrowser();

it('with the keyboard alone a visitor changes the language, uses the service finder and reads the news', async () => {
  const page = await visit('/consular');
  await pressByKeyboard(page, 'button', 'RU: Русский');
  await page.waitForURL(`${site}/ru/consular`);
  await page.getByRole('heading', { level: 1, name: 'Консульские услуги' }).waitFor();
  const languageButton = page.getByRole('button', { name: 'RU: Русский' });
  expect(await languageButton.evaluate((element) => element.matches(':focus'))).toBe(true);

  await pressByKeyboard(page, 'link', 'Паспорт потерян или украден');
  await page.waitForURL(`${site}/ru/consular?need=lost`);
  await pressByKeyboard(page, 'link', /На этой неделе или\sв\sближайшее время/u);
  await page.waitForURL(`${site}/ru/consular?need=lost.soon`);

  await pressByKeyboard(page, 'link', /^Посольство Республики Кения/);
  await page.waitForURL(`${site}/ru`);
  await headingFocused(page, 'Посольство Республики Кения в Российской Федерации');
  await pressByKeyboard(page, 'button', 'Туризм в Кении');
  await page.keyboard.press('Escape');
  await pressByKeyboard(page, 'link', 'Новости');
  await page.waitForURL(`${site}/ru/news`);
  // The previous page stays until this one is rendered, and then its heading takes the focus.
  await headingFocused(page, 'Новости');
  await tabTo(page, page.locator('main a[href^="/ru/news/"]'));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/ru\/news\/[a-z0-9-]+$/);
  await page.getByText(/^Опубликовано/).waitFor();
});
