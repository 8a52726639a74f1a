import { describe, expect, it } from 'vitest';
import { emails } from '../../src/content/facts';
import { pages } from '../../src/content/site';
import { moscowDay } from '../../src/lib/dates/moscowTime';
import { languages, withPrefix } from '../../src/lib/i18n/languages';
import { comingDaysToAsk } from '../../src/site/contacts/openingHours';
import { withBrowser } from '../support/browser/browser';
import { sheetsOf, smallestFontSize } from '../support/browser/paper';

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

const services = pages
  .filter(({ kind, onlineOnly }) => kind === 'service' && !onlineOnly)
  .map(({ path }) => path);

/** On a public holiday most is said of the day. */
const holiday = comingDaysToAsk(moscowDay()).find(({ holiday }) => holiday !== 'russia')?.from;

describe.each(languages)('a service printed with the day of a visit in %s', (language) => {
  it.each(services)('is one sheet, with what to tick and what to ask: %s', async (path) => {
    const page = await visit(`${withPrefix(path, language)}?visit=${holiday}`);
    await page.locator('#visit-day').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await sheetsOf(page)).toBe(1);
    expect(await page.evaluate(smallestFontSize)).toBeGreaterThanOrEqual(12);
    const once = [
      /Questions you can send us|Готовые вопросы для.письма/,
      /9:00–\u2060?17:00/,
      /^(?:Printed from|Распечатано)/,
    ];
    for (const text of once) {
      expect(await page.getByText(text).locator('visible=true').count(), String(text)).toBe(1);
    }
    const boxes = page.locator('main input[type="checkbox"]');
    expect(await boxes.locator('visible=true').count()).toBe(await boxes.count());
  });
});
