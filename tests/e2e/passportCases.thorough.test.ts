import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withPrefix } from '../../src/lib/i18n/languages';
import { PHONE, withBrowser } from '../support/browser/browser';

const { open, visit } = withBrowser();

const texts = {
  en: {
    lost: 'I have lost my passport',
    contents: 'On this page',
    bring: 'What to bring',
    title: 'Lost passport',
    police: /^Police certificate of loss/,
  },
  ru: {
    lost: 'Потеря паспорта',
    contents: 'На этой странице',
    bring: 'Что принести',
    title: 'Утраченный паспорт',
    police: /^Справка полиции/,
  },
} as const;
const visitors = [
  { language: 'en', script: true },
  { language: 'ru', script: true },
  { language: 'en', script: false },
  { language: 'ru', script: false },
] as const;

/** Whether the top of an element is within the viewport. */
const isOnScreen = async (page: Page, selector: string): Promise<boolean> => {
  const box = await page.locator(selector).boundingBox();
  return box !== null && box.y >= 0 && box.y < PHONE.height;
};

describe('visitor who has lost a passport', () => {
  it.each(visitors)(
    'reaches the list of documents by the contents of the page: $language, script $script',
    async ({ language, script }) => {
      const { lost, contents, bring, title, police } = texts[language];
      const home = withPrefix('/', language);
      const page = script
        ? await visit(home, { viewport: PHONE })
        : await open(home, { viewport: PHONE, javaScriptEnabled: false, prerenderedOnly: true });
      await page.getByRole('link', { name: lost }).click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.locator('summary', { hasText: contents }).click();
      await page.getByRole('link', { name: bring }).click();
      await page.getByRole('checkbox', { name: police }).waitFor();
      await expect.poll(() => isOnScreen(page, '#bring')).toBe(true);
    },
  );
});
