import { expect, it } from 'vitest';
import { untilHydrated, withBrowser } from '../support/browser/browser';

const { open } = withBrowser();

it('the notices of the home page reserve the space of the mark, so that their buttons stay in place', async () => {
  const page = await open('/', { viewport: { width: 1280, height: 900 } });
  const banner = page.getByRole('region', { name: 'Notices' });
  const next = banner.getByRole('button', { name: /^Next/ });
  const mark = banner.getByText('In Russian only');
  await next.scrollIntoViewIfNeeded();
  await untilHydrated(next);
  await next.click();
  const place = () =>
    next.evaluate((button) => {
      const section = button.closest('section')?.getBoundingClientRect();
      const { x, y } = button.getBoundingClientRect();
      return { x, y: y - (section?.y ?? 0) };
    });
  const before = await place();
  for (let step = 0; step < 12 && (await mark.count()) === 0; step += 1) await next.click();
  await mark.waitFor();
  const after = await place();
  // Half a pixel of tolerance for rounding.
  expect(after.x).toBeCloseTo(before.x, 0);
  expect(after.y).toBeCloseTo(before.y, 0);
});
