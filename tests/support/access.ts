import type { Locator, Page } from 'playwright-core';

/** By how many pixels the page is wider than its window. */
export const overflowWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * The colour on screen a few pixels inside an element's corner. Where the device's colours are
 * forced, computed styles still name the page's own.
 */
export async function colourOf(element: Locator): Promise<string> {
  const picture = (await element.screenshot()).toString('base64');
  return element.page().evaluate(async (data) => {
    const image = Object.assign(new Image(), { src: `data:image/png;base64,${data}` });
    await image.decode();
    const canvas = document.createElement('canvas').getContext('2d');
    canvas?.drawImage(image, 0, 0);
    return String(canvas?.getImageData(6, 6, 1, 1).data);
  }, picture);
}

/** Presses Tab until an element has the focus. Fails when the end of the page is reached. */
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

/** What a pointer cannot hit well: under 24 pixels and not inside a sentence. Runs in the page. */
export function smallTargets(): string[] {
  const small: string[] = [];
  const controls = 'a[href], button, input, select, textarea, summary';
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    if (!control.checkVisibility({ visibilityProperty: true })) continue;
    if (control.matches('.visually-hidden, input[type="file"]')) continue;
    const areas = [control, ...((control as HTMLInputElement).labels ?? [])];
    const boxes = areas.map((area) => area.getBoundingClientRect());
    const width = Math.max(...boxes.map((box) => box.width));
    const height = Math.max(...boxes.map((box) => box.height));
    const inSentence =
      getComputedStyle(control).display === 'inline' &&
      [...(control.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
    // Half a pixel is lost to rounding.
    if (inSentence || Math.min(width, height) > 23.5) continue;
    small.push(`${Math.round(width)} × ${Math.round(height)}: ${control.outerHTML.slice(0, 120)}`);
  }
  return small;
}

/**
 * What gets the focus without showing it: no outline, one that the background swallows (under
 * 3 : 1), or something that lies over it. Runs in the page, after a key was pressed.
 */
export function elementsWithoutVisibleFocus(): string[] {
  const numbers = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const light = (colour: number[]) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, share, index) => {
      const part = (colour[index] ?? 0) / 255;
      return sum + share * (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    }, 0.05);
  const behind = (element: Element): number[] => {
    for (let at = element.parentElement; at; at = at.parentElement) {
      const colour = numbers(getComputedStyle(at).backgroundColor);
      if ((colour[3] ?? 1) > 0.5) return colour;
    }
    return [255, 255, 255];
  };
  const problemOf = (element: HTMLElement): string | undefined => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    // A point of a drawing shows it by the line round its dot.
    const dot = element.querySelector(':scope > circle:last-child');
    const drawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    if (!dot && !drawn) return 'no outline';
    const line = dot ? getComputedStyle(dot).stroke : outlineColor;
    const two = [light(numbers(line)), light(behind(element))];
    if (Math.max(...two) / Math.min(...two) < 3) return `line of ${line}`;
    const { left, top, width, height } = element.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
    const seen = over && (element.contains(over) || over.contains(element));
    return seen || element.getClientRects().length > 1 ? undefined : `under ${over?.className}`;
  };
  const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  return [...document.querySelectorAll<HTMLElement>(focusable)].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return [];
    element.focus();
    const problem = document.activeElement === element ? problemOf(element) : undefined;
    return problem ? [`${problem}: ${element.outerHTML.slice(0, 120)}`] : [];
  });
}

/** What would move on the page: transitions, animations, smooth scrolling. Runs in the page. */
export function movingElements(): string[] {
  return [...document.querySelectorAll('html, body, body *')].flatMap((element) => {
    const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element);
    const still =
      /^(?:0s(?:, )?)+$/.test(transitionDuration) &&
      animationName === 'none' &&
      scrollBehavior === 'auto';
    return still ? [] : [element.outerHTML.slice(0, 120)];
  });
}
