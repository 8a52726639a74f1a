import type { Page } from 'playwright-core';

/** Returns how many A4 sheets the printed page takes. */
export async function sheetsOf(page: Page): Promise<number> {
  await page.evaluate(() => document.fonts.ready);
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** Returns the smallest font size in pixels of the visible text. Runs in the page. */
export function smallestFontSize(): number {
  const sizes: number[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    if (parentElement?.checkVisibility() && nodeValue?.trim())
      sizes.push(Number.parseFloat(getComputedStyle(parentElement).fontSize));
  }
  return Math.min(...sizes);
}
