import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';

/** Returns by how many CSS pixels the page is wider than its window; 0 when it fits. */
export const overflowWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Returns the rendered colour (`r,g,b,a`) a few pixels inside an element's corner. Reads a
 * screenshot, because with forced colours `getComputedStyle` still returns the colours of the style
 * sheets.
 */
export async function colourOf(element: Locator): Promise<string> {
  const corner = sharp(await element.screenshot()).extract({
    left: 6,
    top: 6,
    width: 1,
    height: 1,
  });
  return String([...(await corner.ensureAlpha().raw().toBuffer())]);
}

/** Presses Tab until an element has the focus. Throws when 150 steps do not reach it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 150; step += 1) {
    await page.keyboard.press('Tab');
    const reached = await target.evaluateAll((all) =>
      all.includes(document.activeElement as never),
    );
    if (reached) return;
  }
  throw new Error(`Tab does not lead to ${target}`);
}

/** Tabs to a link or button and presses Enter. */
export async function pressByKeyboard(
  page: Page,
  role: 'link' | 'button',
  name: string | RegExp,
): Promise<void> {
  await tabTo(page, page.getByRole(role, { name }));
  await page.keyboard.press('Enter');
}

/** Waits until the focus is on the heading with this text, which a new page gives it. */
export const headingFocused = (page: Page, text: string): Promise<void> =>
  page.locator('h1:focus').filter({ hasText: text }).waitFor();

/**
 * Returns the elements that have the focus without showing it: no outline, an outline of under 3 :
 * 1 against its background, or another element on top. Runs in the page, after a key was pressed so
 * that `:focus-visible` applies.
 * @param within selector of the part to check
 */
export function elementsWithoutVisibleFocus(within: string): string[] {
  const numbers = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (colour: number[]) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, share, index) => {
      const part = (colour[index] ?? 0) / 255;
      return sum + share * (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    }, 0.05);
  const backgroundColour = (element: Element): number[] => {
    for (let ancestor = element.parentElement; ancestor; ancestor = ancestor.parentElement) {
      const colour = numbers(getComputedStyle(ancestor).backgroundColor);
      if ((colour[3] ?? 1) > 0.5) return colour;
    }
    return [255, 255, 255];
  };
  const focusProblem = (element: HTMLElement): string | undefined => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    // A point of an SVG map shows its focus by the stroke of its circle.
    const dot = element.querySelector(':scope > circle:last-of-type');
    const drawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    if (!dot && !drawn) return 'no outline';
    const line = dot ? getComputedStyle(dot).stroke : outlineColor;
    const luminances = [luminance(numbers(line)), luminance(backgroundColour(element))];
    if (Math.max(...luminances) / Math.min(...luminances) < 3) return `line of ${line}`;
    const { left, top, width, height } = (dot ?? element).getBoundingClientRect();
    const topmost = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
    const seen = topmost && (element.contains(topmost) || topmost.contains(element));
    return seen || element.getClientRects().length > 1 ? undefined : `under ${topmost?.className}`;
  };
  const focusable = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"])';
  const elements = document.querySelectorAll<HTMLElement>(`${within} ${focusable}`);
  return [...elements].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return [];
    element.focus();
    const problem = document.activeElement === element ? focusProblem(element) : undefined;
    return problem ? [`${problem}: ${element.outerHTML.slice(0, 120)}`] : [];
  });
}

/** Returns the elements with a transition, an animation or smooth scrolling. Runs in the page. */
export function movingElements(): string[] {
  return [...document.querySelectorAll('html, body, body *')].flatMap((element) => {
    const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element);
    const isStill =
      /^(?:0s(?:, )?)+$/.test(transitionDuration) &&
      animationName === 'none' &&
      scrollBehavior === 'auto';
    return isStill ? [] : [element.outerHTML.slice(0, 120)];
  });
}
