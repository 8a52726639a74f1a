import { expect, it } from 'vitest';
import { emails } from '../../src/content/facts';
import { withBrowser } from '../support/browser/browser';

const { visit } = withBrowser();

const ARTICLE = '/news/how-to-plan-a-visit-to-kenyas-national-parks';

/** Pages with their printed source line and a link that is printed with its URL. */
const printedPages = [
  {
    path: '/magical-kenya/coast',
    sourceLine: /^Printed from http\S+\/magical-kenya\/coast on \d+\s\w+ \d{4}/,
    link: 'https://www.kws.go.ke',
  },
  {
    path: `/ru${ARTICLE}`,
    sourceLine: new RegExp(`^Распечатано со\\sстраницы http\\S+/ru${ARTICLE}, \\d+\\s\\S+ \\d{4}`),
    link: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  },
];

it.each(printedPages)(
  'the printed page $path shows source and date, the URLs of links, and no menus',
  async ({ path, sourceLine, link }) => {
    const page = await visit(path);
    const printedLink = page.locator(`main a[href="${link}"]`);
    await printedLink.waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText(sourceLine).isVisible()).toBe(true);
    expect(await page.getByText(emails.embassy).first().isVisible()).toBe(true);
    expect(await printedLink.evaluate((a) => getComputedStyle(a, '::after').content)).toContain(
      link,
    );
    for (const role of ['navigation', 'button', 'complementary'] as const) {
      expect(await page.getByRole(role).count(), role).toBe(0);
    }
    expect(await page.locator('[data-screen-only]:visible').count()).toBe(0);
  },
);

it('a printed article in one language has its mark on the page in the other one', async () => {
  const page = await visit('/news/vechera-keniyskogo-kino-raz-v-mesyats');
  const mark = page.getByText('In Russian only', { exact: true });
  await mark.waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await mark.isVisible()).toBe(true);
});
