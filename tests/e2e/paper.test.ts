import { describe, expect, it } from 'vitest';
import { emails, urls } from '../../src/content/facts';
import { withBrowser } from '../support/browser';

const { visit, site } = withBrowser();

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
      const page = await visit(path);
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

describe.each(['', '/ru'])('on paper, the pages under "%s/consular"', (prefix) => {
  it('name the portal once and print no address of a map', async () => {
    const page = await visit(`${prefix}/consular/passports`);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText(urls.eCitizen).locator('visible=true').count()).toBe(1);
    expect(await page.locator(`main a[href="${urls.eCitizen}"]:visible`).count()).toBe(0);
    await page.goto(`${site}${prefix}/consular/doc-leg`);
    expect(await page.locator('main a[href*="yandex"]:visible').count()).toBe(0);
  });
});
