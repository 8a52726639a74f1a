import { expect, it } from 'vitest';
import { axeProblems } from '../support/browser/axe';
import { withBrowser } from '../support/browser/browser';
import { openAsAdmin } from '../support/browser/staffInBrowser';

/** The texts of pages, which staff correct where they stand. */

const { open, visit, site } = withBrowser();
const MINUTE = 60_000;

it('a sentence is corrected in three presses from where it stands, seen on an open page, and taken back by one', async () => {
  const visitor = await open('/consular/pets', {
    prepare: (page) => page.clock.install({ time: Date.now() }),
  });
  const staff = await openAsAdmin(visit, '/admin/dashboard');
  await staff.getByRole('heading', { level: 1 }).waitFor();
  await staff.goto(`${site}/consular/pets#steps`);
  await staff.getByRole('link', { name: 'Edit this page' }).click();
  await staff.locator('h2#steps').waitFor();
  expect(new URL(staff.url()).hash).toBe('#steps');

  await staff.getByRole('button', { name: /^Change.*What to do · Steps/ }).click();
  const field = staff.getByRole('textbox', { name: 'Text in English' });
  await field.press('Control+End');
  await staff.keyboard.type(' Keep a copy.');
  expect(await axeProblems(staff)).toEqual([]);
  await staff.getByRole('button', { name: 'Preview' }).click();
  const frame = staff.frameLocator('dialog iframe');
  await frame.getByText('Keep a copy.').waitFor();
  await frame.locator('main').getByRole('link').first().click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Russian' }).click();
  await frame.getByRole('heading', { level: 1, name: /^Ввоз кошек/ }).waitFor();
  await frame.locator('html[data-hydrated]').waitFor();
  expect(await frame.getByRole('link', { name: 'Изменить эту страницу' }).count()).toBe(0);
  await staff.keyboard.press('Escape');
  await staff.getByRole('button', { name: 'Publish', exact: true }).click();
  await staff.getByText(/^Published: Taking a cat or dog to Kenya/).waitFor();

  const corrected = visitor.getByText('Keep a copy.');
  await visitor.clock.fastForward(MINUTE);
  await corrected.first().waitFor();
  const asBuilt = staff.getByRole('button', { name: /^As built.*What to do · Steps/ });
  await asBuilt.click();
  await asBuilt.waitFor({ state: 'detached' });
  await visitor.clock.fastForward(MINUTE);
  await corrected.first().waitFor({ state: 'detached' });
});

it('a figure is taken out and put back where the cursor is', async () => {
  const staff = await openAsAdmin(visit, '/admin/words/consular/pets');
  await staff.getByRole('button', { name: /^Change.*In short · What it costs/ }).click();
  const field = staff.getByRole('textbox', { name: 'Text in English' });
  const text = () => field.inputValue();
  const before = await text();
  await field.fill(before.replace(/^.USD.50. /, 'Pay '));
  await field.press('Control+Home');
  for (let letter = 0; letter < 4; letter += 1) await field.press('ArrowRight');
  await staff.getByRole('button', { name: /^USD.50$/ }).click();
  await staff.keyboard.type(' ');
  expect(await text()).toBe(`Pay ${before}`);
});
