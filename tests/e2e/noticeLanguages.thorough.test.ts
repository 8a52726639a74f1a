import { describe, expect, it } from 'vitest';
import { untilHydrated, withBrowser } from '../support/browser/browser';

const { open } = withBrowser();

describe('the notices of the home page', () => {
  it('start with the pinned one, and offer the document of the language', async () => {
    const page = await open('/ru', { viewport: { width: 360, height: 740 } });
    const banner = page.getByRole('region', { name: 'Объявления' });
    await banner.getByRole('link', { name: 'День независимости и республики' }).waitFor();
    const next = banner.getByRole('button', { name: /^Вперёд/ });
    const document = banner.getByRole('link', { name: /^Паспорт: что взять/ });
    await untilHydrated(next);
    for (let step = 0; step < 12 && (await document.count()) === 0; step += 1) await next.click();
    expect(await document.getAttribute('href')).toBe('/downloads/passport-checklist-ru.pdf');
  });

  it('reserve the space of the mark, so that the buttons of the notices stay in place', async () => {
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
});
