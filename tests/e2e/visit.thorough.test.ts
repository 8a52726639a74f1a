import { describe, expect, it } from 'vitest';
import { pages } from '../../src/content/site';
import { moscowToday } from '../../src/lib/dates/moscowTime';
import { languages, withPrefix } from '../../src/lib/i18n/languages';
import { comingDaysToAsk } from '../../src/site/contacts/openingHours';
import { withBrowser } from '../support/browser/browser';
import { sheetsOf, smallestFontSize } from '../support/browser/paper';

const { visit } = withBrowser();

const services = pages
  .filter(({ kind, onlineOnly }) => kind === 'service' && !onlineOnly)
  .map(({ path }) => path);

/** On a public holiday most is said of the day. */
const holiday = comingDaysToAsk(moscowToday()).find(({ holiday }) => holiday !== 'russia')?.from;

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
