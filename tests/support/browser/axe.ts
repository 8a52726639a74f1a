import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

declare const window: Window & { axe?: typeof axe };

/** Adds `target-size`, a rule of WCAG 2.2 AA that axe does not run by default. */
const OPTIONS: RunOptions = {
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
  // `preload` fetches every style sheet again; only a rule that is off by default needs it.
  preload: false,
};

/**
 * Runs axe in the page in its current state.
 * @param within selector of the parts to check; the whole page without it
 * @returns the violations as `rule: element`
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
