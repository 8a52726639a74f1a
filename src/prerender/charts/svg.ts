/** Imports Plot and the document of jsdom in which it draws; only on demand, because few builds draw a chart. */
export async function loadPlot() {
  const [Plot, { JSDOM }] = await Promise.all([import('@observablehq/plot'), import('jsdom')]);
  return { Plot, document: new JSDOM('').window.document };
}

export type PlotTools = Awaited<ReturnType<typeof loadPlot>>;

/** The size of a drawing, in units of its view box; the page scales it to the available width. */
export interface Size {
  width: number;
  /** Whether names are above their rows, because there is no space beside them. */
  stacked: boolean;
}

/** The two sizes at which each chart is drawn, for narrow and for wide screens. */
export const sizes = {
  narrow: { width: 320, stacked: true },
  wide: { width: 640, stacked: false },
} satisfies Record<string, Size>;

/** The font size in units of the drawing: 13 px in a viewport of 320 px, which scales drawings down. */
export const FONT = 15;

/** The font size of labels that have less space. */
export const SMALL_FONT = 14;

/** Returns the width of a text in units of the drawing at the font size `FONT`; an estimate, rather too large than too small. */
export const textWidth = (text: string): number => text.length * FONT * 0.64;

/** The colours by purpose, as CSS variables, which useCharts.module.css defines. */
export const colours = {
  mark: 'var(--chart-mark)',
  onMark: 'var(--chart-on-mark)',
  sun: 'var(--chart-sun)',
  onSun: 'var(--chart-on-sun)',
  rain: 'var(--chart-rain)',
  onRain: 'var(--chart-on-rain)',
  empty: 'var(--chart-empty)',
  line: 'var(--chart-line)',
  accent: 'var(--chart-accent)',
};

const rounded = (attribute: string): string =>
  attribute.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));

/**
 * Returns the markup of a drawing without a `style` element, which the content security policy forbids, and without classes,
 * fonts, English labels, width and height; coordinates have one decimal.
 */
export const toMarkup = (svg: Element): string =>
  svg.outerHTML
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/ (?:class|aria-label|font-family)="[^"]*"/g, '')
    .replace(/^<svg([^>]*?) width="\d+" height="\d+"/, '<svg$1')
    .replace(/="[^"]*"/g, rounded);
