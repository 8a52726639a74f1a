import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pages } from '../../src/content/site';
import { colourOf, unseenFocus } from '../support/access';
import { KINDS } from '../support/accessibleKinds';
import { axeProblems } from '../support/axe';
import { withBrowser } from '../support/browser';
import { pageProblems } from '../support/page';
import { parse } from '../support/servedPage';

const { visit, site } = withBrowser();

/** Every other page; consularPages.test.ts has those of the Consular Section. */
const others = pages
  .map(({ path }) => path)
  .filter((path) => !KINDS.includes(path) && !path.startsWith('/consular'));
const sections = [...new Set(others.map((path) => path.split('/')[1]))];

/** What axe and `pageProblems` find on the page as it stands, each with the page's address. */
async function problems(page: Page): Promise<string[]> {
  const found = [...(await axeProblems(page)), ...pageProblems(parse(await page.content()))];
  return found.map((problem) => `${new URL(page.url()).pathname}: ${problem}`);
}

describe('every other page, opened by its address', () => {
  // In English alone, because both languages have the same elements, code and files of words.
  it.each(sections)('has nothing for axe to find and all its words: /%s', async (section) => {
    const page = await visit(`/${section}`, { reducedMotion: 'reduce' });
    const found: string[] = [];
    for (const path of others.filter((one) => one.split('/')[1] === section)) {
      await page.goto(site + path);
      found.push(...(await problems(page)));
    }
    expect(found).toEqual([]);
  });
});

describe('with the colours of the device', () => {
  it.each(['light', 'dark'] as const)(
    'what is current, chosen or focused still shows: %s',
    async (colorScheme) => {
      const page = await visit('/news', { forcedColors: 'active', colorScheme });
      await page.getByRole('link', { name: 'Page 2' }).waitFor();
      const ground = (name: string, role: 'button' | 'link') =>
        colourOf(page.getByRole(role, { name, exact: true }).first());
      expect(await ground('EN: English', 'button')).not.toBe(await ground('RU: Русский', 'button'));
      expect(await ground('Page 1', 'link')).not.toBe(await ground('Page 2', 'link'));
      await page.keyboard.press('Tab');
      expect(await page.evaluate(unseenFocus)).toEqual([]);

      await page.goto(`${site}/magical-kenya`);
      await page.getByRole('group', { name: /^Map of Kenya/ }).waitFor();
      await page.keyboard.press('Tab');
      expect(await page.evaluate(unseenFocus)).toEqual([]);
    },
  );
});
