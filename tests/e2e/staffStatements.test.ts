import { expect, it } from 'vitest';
import { axeProblems } from '../support/browser/axe';
import { withBrowser } from '../support/browser/browser';
import { openAsAdmin } from '../support/browser/staffInBrowser';

/** What staff state and what ends by itself, from the form to the page of a visitor. */

const { open, visit } = withBrowser();
const MINUTE = 60_000;

it('the trouble of a portal is stated in three presses, stands beside its link, and is taken back by one', async () => {
  const visitor = await open('/ru/consular/visa', {
    prepare: (page) => page.clock.install({ time: Date.now() }),
  });
  const staff = await openAsAdmin(visit, '/admin/facts');
  await staff.getByText('Portals that have trouble').click();
  await staff.getByRole('button', { name: /^It has trouble.*eTA portal/ }).click();
  await staff.getByRole('button', { name: 'Save', exact: true }).click();
  await staff.getByText(/^Saved: eTA portal/).waitFor();
  expect(await axeProblems(staff)).toEqual([]);

  const trouble = visitor.locator('#in-short').getByText(/^Портал eTA: сбои с/);
  await visitor.clock.fastForward(MINUTE);
  await trouble.waitFor();
  await visitor.emulateMedia({ media: 'print' });
  expect(await trouble.isVisible()).toBe(true);
  await visitor.emulateMedia({ media: 'screen' });
  expect(await axeProblems(visitor)).toEqual([]);

  await staff.getByRole('button', { name: /^It works again.*eTA portal/ }).click();
  await expect.poll(() => staff.getByText('No trouble stated').count()).toBe(4);
  await visitor.clock.fastForward(MINUTE);
  await trouble.waitFor({ state: 'detached' });
});
