import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

declare const window: Window & { axe?: typeof axe };

/** The size of targets is a rule of level AA that axe leaves out unless asked. */
const OPTIONS: RunOptions = {
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
  // Fetches every style sheet again, which only a rule reads that is off by default.
  preload: false,
};

/**
 * Runs axe in the page as it stands.
 * @param within selector of the parts to judge; the whole page without it
 * @returns what axe finds wrong, as rule and place
 */
export async function axeProblems(page: Page, within?: string): Promise<string[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  }
  return page.evaluate(
    async ([part, options]) => {
      if (!window.axe) throw new Error('the page has lost axe');
      const { violations } = await window.axe.run(part ?? document, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    [within, OPTIONS] as const,
  );
}
