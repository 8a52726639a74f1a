import type { Page } from 'playwright-core';

/** Deletes an article permanently that the dashboard has just moved to the bin. */
export async function deletePermanently(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: 'Open the bin' }).click();
  const named = page.getByRole('button', { name: /^Delete for good ?: / });
  await named.filter({ hasText: title }).first().click();
  await page.getByRole('button', { name: 'Delete for good', exact: true }).click();
}
