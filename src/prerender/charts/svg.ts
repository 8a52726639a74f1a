/** Observable Plot and a document for it to draw in: loaded only when there is a chart to draw. */
export async function loadPlot() {
  const [Plot, { JSDOM }] = await Promise.all([import('@observablehq/plot'), import('jsdom')]);
  return { Plot, document: new JSDOM('').window.document };
}

export type Tools = Awaited<ReturnType<typeof loadPlot>>;

/** How large a drawing is, in its own units; it is shown as wide as its place on the page allows. */
export interface Size {
  width: number;
  /** Whether names stand above their rows, because there is no room beside them. */
  stacked: boolean;
}

export const sizes = {
  narrow: { width: 320, stacked: true },
  wide: { width: 640, stacked: false },
} satisfies Record<string, Size>;

/** Size of letters: 13 px on a screen of 320 px, where drawings are shown a little smaller. */
export const FONT = 15;

/** Of letters that have less room. */
export const SMALL_FONT = 14;

/** Room that a text of this size takes, on average, a little more than less. */
export const textWidth = (text: string): number => text.length * FONT * 0.64;

/** Colours by what they are for; Charts.module.css says which they are. */
export const colours = {
  mark: 'var(--chart-mark)',
  onMark: 'var(--chart-on-mark)',
  sun: 'var(--chart-sun)',
  onSun: 'var(--chart-on-sun)',
  empty: 'var(--chart-empty)',
  line: 'var(--chart-line)',
  accent: 'var(--chart-accent)',
};

const rounded = (attribute: string): string =>
  attribute.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));

/**
 * The code of a drawing as pages hold it: without a `style` element, which the policy of the site
 * forbids, without English labels, and without a size of its own.
 */
export const toMarkup = (svg: Element): string =>
  svg.outerHTML
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/ (?:class|aria-label|font-family)="[^"]*"/g, '')
    .replace(/^<svg([^>]*?) width="\d+" height="\d+"/, '<svg$1')
    .replace(/="[^"]*"/g, rounded);
