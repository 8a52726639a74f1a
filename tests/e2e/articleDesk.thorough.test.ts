import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../src/lib/i18n/languages';
import { overflowWidth, tabTo } from '../support/browser/access';
import { axeProblems } from '../support/browser/axe';
import { DESKTOP, withBrowser } from '../support/browser/browser';
import { textField, titleField } from '../support/browser/formInBrowser';
import { photo } from '../support/browser/imagesInBrowser';
import { openAsAdmin } from '../support/browser/staffInBrowser';

/** The page of an article: heading, buttons, details, images as thumbnails and in the text. */

const { visit, site, forgive } = withBrowser();

const PHONE = { width: 390, height: 844 };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function openArticle(language: Language, size: { width: number; height: number }) {
  const openPage = async (path: string) => {
    const page = await visit(path, { viewport: size });
    await page.evaluate((it) => localStorage.setItem('language', it), language);
    return page;
  };
  const page = await openAsAdmin(openPage, '/admin/news/new');
  await page.locator('.ProseMirror:visible').first().waitFor();
  return page;
}

describe('the page of an article', () => {
  it('has an image between two paragraphs, which visitors see once, also after it was replaced', async () => {
    const page = await openArticle('en', DESKTOP);
    await titleField(page).fill('Tea between paragraphs');
    await textField(page).click();
    await page.keyboard.type('Before.');
    const photos = [await photo('tea.jpg'), await photo('coffee.jpg')];
    await page.setInputFiles('#news-additional', photos);
    await page.getByText('2 of 7').waitFor();

    await textField(page).click();
    await page.keyboard.press('Control+End');
    await page.getByRole('button', { name: 'Image', exact: true }).click();
    const choice = page.getByRole('dialog', { name: 'Which image stands here?' });
    await choice.getByRole('button', { name: 'Image 2' }).click();
    await page.keyboard.type('After.');
    await page.getByLabel('What the image shows').first().fill('Tea leaves');
    await page.getByLabel('What the image shows').last().fill('Coffee beans');
    await button(page, 'Publish now').click();
    await page.waitForURL(/\/admin\/news$/);

    const path = `${site}/news/tea-between-paragraphs`;
    await page.goto(path);
    const main = page.getByRole('main');
    const image = main.getByRole('img', { name: 'Coffee beans' });
    await image.waitFor();
    const order = await main.evaluate((element) => element.textContent ?? '');
    expect(order.indexOf('Before.')).toBeLessThan(order.indexOf('After.'));
    expect(await main.getByRole('button', { name: /^Enlarge image/ }).count()).toBe(1);
    const source = await image.getAttribute('src');
    expect(source).toMatch(/^\/media\/news\/coffee/);

    await page.goto(`${site}/admin/news`);
    await page
      .locator('main section')
      .getByRole('link', { name: /^Tea between paragraphs/ })
      .click();
    await page
      .getByLabel('Replace')
      .last()
      .setInputFiles(await photo('cocoa.jpg'));
    await page.getByText('cocoa.jpg', { exact: true }).waitFor();
    await button(page, 'Publish changes').click();
    await page.waitForURL(/\/admin\/news$/);
    // A slow device, because the link to the form could refetch the article before hydration.
    const device = await page.context().newCDPSession(page);
    await device.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto(path);
    // After the prerendered page has fetched what has changed since.
    await expect.poll(() => image.getAttribute('src')).toMatch(/^\/media\/news\/cocoa/);
    await device.detach();
    // Until the next build the page of the article has no file.
    forgive(/status of 404/);
  }, 60_000);
});

describe('the page of an article on a phone', () => {
  it('keeps the button in view', async () => {
    // In Russian, because its texts are longer.
    const page = await openArticle('ru', PHONE);
    expect(await overflowWidth(page)).toBe(0);
    const isInView = () =>
      button(page, 'Опубликовать сейчас').evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      });
    expect(await isInView()).toBe(true);
    await page.mouse.wheel(0, 600);
    expect(await isInView()).toBe(true);
    expect(await axeProblems(page)).toEqual([]);
  });

  it('does not cover the field that has the focus', async () => {
    const page = await openArticle('en', PHONE);
    await page.getByLabel(/^Video/).fill('https://vimeo.com/1');
    await button(page, 'Save draft').click();
    await page
      .getByRole('group', { name: 'There is a problem' })
      .getByRole('link', { name: /not the link of a video/ })
      .click();
    const field = page.getByLabel(/^Video/);
    await field.waitFor();
    const isCovered = () =>
      page.evaluate(() => {
        const { left, top, width, height } =
          document.activeElement?.getBoundingClientRect() ?? new DOMRect();
        const shown = document.elementFromPoint(left + width / 2, top + height / 2);
        return shown !== document.activeElement;
      });
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(isCovered).toBe(false);
    await tabTo(page, page.getByLabel(/^Address of the page/));
    await expect.poll(isCovered).toBe(false);
  });
});
