import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../src/lib/i18n/languages';
import { overflowWidth, tabTo } from '../support/browser/access';
import { axeProblems } from '../support/browser/axe';
import { withBrowser } from '../support/browser/browser';
import { openAsAdmin } from '../support/browser/staffInBrowser';

/** The page of an article on a phone. */

const { visit } = withBrowser();

const PHONE = { width: 390, height: 844 };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function openArticle(language: Language) {
  const openPage = async (path: string) => {
    const page = await visit(path, { viewport: PHONE });
    await page.evaluate((it) => localStorage.setItem('language', it), language);
    return page;
  };
  const page = await openAsAdmin(openPage, '/admin/news/new');
  await page.locator('.ProseMirror:visible').first().waitFor();
  return page;
}

describe('the page of an article on a phone', () => {
  it('keeps the button in view', async () => {
    // In Russian, because its texts are longer.
    const page = await openArticle('ru');
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
    const page = await openArticle('en');
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
