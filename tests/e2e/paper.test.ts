import { describe, expect, it } from 'vitest';
import { emails } from '../../src/content/facts';
import { withBrowser } from '../support/browser';

const { open } = withBrowser();

const ARTICLE = '/news/how-to-plan-a-visit-to-kenyas-national-parks';

/** What is printed, by page: the words that say where it is from, and a link written out. */
const papers = [
  {
    path: '/magical-kenya/coast',
    from: /^Printed from http\S+\/magical-kenya\/coast on \d+ \w+ \d{4}/,
    link: 'https://www.kws.go.ke',
  },
  {
    path: '/ru/magical-kenya/coast',
    from: /^Распечатано со\sстраницы http\S+\/ru\/magical-kenya\/coast, \d+\s\S+ \d{4}/,
    link: 'https://www.kws.go.ke',
  },
  {
    path: ARTICLE,
    from: new RegExp(`^Printed from http\\S+${ARTICLE} on \\d+ \\w+ \\d{4}`),
    link: 'https://metickets.krc.co.ke',
  },
  {
    path: `/ru${ARTICLE}`,
    from: new RegExp(`^Распечатано со\\sстраницы http\\S+/ru${ARTICLE}, \\d+\\s\\S+ \\d{4}`),
    link: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  },
];

describe('on paper', () => {
  it.each(papers)(
    '$path says where it is from and when, writes links out and has no menus',
    async ({ path, from, link }) => {
      const page = await open(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const written = page.locator(`main a[href="${link}"]`);
      await written.waitFor();
      await page.emulateMedia({ media: 'print' });
      expect(await page.getByText(from).isVisible()).toBe(true);
      expect(await page.getByText(emails.embassy).first().isVisible()).toBe(true);
      expect(await written.evaluate((a) => getComputedStyle(a, '::after').content)).toContain(link);
      for (const role of ['navigation', 'button', 'complementary'] as const) {
        expect(await page.getByRole(role).count(), role).toBe(0);
      }
      expect(await page.locator('[data-screen-only]:visible').count()).toBe(0);
    },
  );
});
