import type { Page } from 'playwright-core';

/** Fields of the form of an article. */
export const titleField = (page: Page) => page.getByLabel('Title in English', { exact: true });
export const textField = (page: Page) =>
  page.getByRole('textbox', { name: 'Text in English', exact: true });
