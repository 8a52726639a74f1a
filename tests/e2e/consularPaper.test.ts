import { describe, expect, it } from 'vitest';
import { urls } from '../../src/content/facts';
import { pages } from '../../src/content/site';
import { withBrowser } from '../support/browser';

const { open, site } = withBrowser();

const consular = pages.map(({ path }) => path).filter((path) => path.startsWith('/consular'));

/** The size in pixels of the smallest text that is shown. Runs in the page. */
function smallestLetters(): number {
  const sizes: number[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    if (parentElement?.checkVisibility() && nodeValue?.trim())
      sizes.push(Number.parseFloat(getComputedStyle(parentElement).fontSize));
  }
  return Math.min(...sizes);
}

describe.each(['', '/ru'])('on paper, the pages under "%s/consular"', (prefix) => {
  it('take at most two sheets each, and no letter is smaller than nine points', async () => {
    const page = await open('/');
    const found: string[] = [];
    for (const path of consular) {
      await page.goto(site + prefix + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.evaluate(() => document.fonts.ready);
      const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
      const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
      await page.emulateMedia({ media: 'print' });
      const smallest = await page.evaluate(smallestLetters);
      await page.emulateMedia({ media: null });
      // Nine points are twelve pixels.
      if (sheets < 1 || sheets > 2 || smallest < 12)
        found.push(`${path}: ${sheets}, ${smallest}px`);
    }
    expect(found).toEqual([]);
  });

  it('name the portal once and print no address of a map', async () => {
    const page = await open(`${prefix}/consular/passports`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText(urls.eCitizen).locator('visible=true').count()).toBe(1);
    expect(await page.locator(`main a[href="${urls.eCitizen}"]:visible`).count()).toBe(0);
    await page.goto(`${site}${prefix}/consular/doc-leg`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('main a[href*="yandex"]:visible').count()).toBe(0);
  });
});
