import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

declare const window: Window & { axe?: typeof axe };

/** Adds `target-size`, a rule of WCAG 2.2 AA that axe does not run by default. */
const OPTIONS: RunOptions = {
  // The page in the frame of a preview is checked at its own address.
  iframes: false,
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
  // `preload` fetches every style sheet again; only a rule that is off by default needs it.
  preload: false,
};

/** Only the colours differ in the dark theme. */
const COLOURS: RunOptions = {
  iframes: false,
  runOnly: { type: 'rule', values: ['color-contrast'] },
  resultTypes: ['violations'],
  preload: false,
};

/**
 * Runs axe in the page in its current state, and its check of colours in the dark theme too.
 * @param within selector of the parts to check; the whole page without it
 * @returns the violations as `rule: element`
 */
export async function axeProblems(page: Page, within?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await endTransitions(page);
  const light = await violations(page, within, OPTIONS);
  await changeTheme(page, 'dark');
  const dark = await violations(page, within, COLOURS);
  await changeTheme(page, null);
  return [...light, ...dark.map((problem) => `dark theme: ${problem}`)];
}

/** Ends transitions, because axe would measure what is between two pages or two themes. */
const endTransitions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  });

async function changeTheme(page: Page, colorScheme: 'dark' | null): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await endTransitions(page);
}

/** A target that a bar covers in part is checked again in the middle, to where people scroll it. */
const violations = (page: Page, within: string | undefined, options: RunOptions) =>
  page.evaluate(
    async ([part, runOptions]) => {
      const run = async (given: RunOptions) => {
        if (!window.axe) throw new Error('the page has lost axe');
        return (await window.axe.run(part ?? document, given)).violations;
      };
      const isSmall = async (selector: string): Promise<boolean> => {
        document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const small = await run({ ...runOptions, runOnly: ['target-size'] });
        return small.some(({ nodes }) => nodes.some(({ target }) => target[0] === selector));
      };
      const problems = [];
      for (const { id, nodes } of await run(runOptions)) {
        const found = [];
        for (const { html, target } of nodes) {
          if (id !== 'target-size' || (await isSmall(String(target[0])))) found.push(html);
        }
        if (found.length > 0) problems.push(`${id}: ${found.join(' ')}`);
      }
      return problems;
    },
    [within, options] as const,
  );
