import { expect, it } from 'vitest';
import { DEMO_ADMIN, DEMO_WRITER, type DemoUser } from '../../local/database/embedded';
import { sessionOf } from '../support/browser/adminRest';
import { withBrowser } from '../support/browser/browser';

const { visit, site } = withBrowser();

it('what a writer proposes of a fact is sent back with a note, handed over again, and published', async () => {
  const page = await visit('/robots.txt');
  const openAs = async (user: DemoUser, path: string) => {
    const session = await sessionOf(user);
    await page.goto(`${site}/robots.txt`);
    await page.evaluate((text) => localStorage.setItem('embassy-session', text), session);
    await page.goto(site + path);
  };
  const press = (name: RegExp | string) => page.getByRole('button', { name }).click();
  const amount = page.getByLabel('Amount, USD');
  const review = page.getByRole('link', { name: /cat or dog/ });

  await openAs(DEMO_WRITER, '/admin/facts?q=pet+permit');
  await press(/^Change.*cat or dog/);
  await amount.fill('61');
  await page
    .getByText(/^Kept at/)
    .first()
    .waitFor();
  await page.reload();
  expect(await amount.inputValue()).toBe('61');
  await press('Send to an admin');
  await page.getByText(/^Sent: /).waitFor();
  await openAs(DEMO_ADMIN, '/admin/dashboard');
  await review.click();
  await page.getByText(/^USD.50 → USD.61$/).waitFor();
  await page.getByText('Send back…').click();
  await page.getByLabel('Please change …').fill('62, I think');
  await page.getByRole('button', { name: 'Send back' }).click();
  await page.getByText(/^Your answer is sent/).waitFor();

  await openAs(DEMO_WRITER, '/admin/dashboard');
  await page.getByText('“62, I think”').waitFor();
  await page.getByRole('link', { name: /cat or dog/ }).click();
  await press(/^Change.*cat or dog/);
  expect(await amount.inputValue()).toBe('61');
  await amount.fill('62');
  await press('Send to an admin');
  await page.getByText(/^Sent: /).waitFor();
  await openAs(DEMO_ADMIN, '/admin/dashboard');
  await review.click();
  await page.getByText(/^USD.50 → USD.62$/).waitFor();
  await press(/^Publish.*cat or dog/);
  await page.getByText(/^Published: /).waitFor();
  await press(/^Undo/);
  await page.getByText(/is as it was before/).waitFor();
  await openAs(DEMO_WRITER, '/admin/dashboard');
  await page.getByText(/has published it\.$/).waitFor();
  await press(/^Remove from the list/);
  await page.getByText(/has published it\.$/).waitFor({ state: 'detached' });
});
