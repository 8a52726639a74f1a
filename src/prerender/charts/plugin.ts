import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type Chart, charts } from '../../content/kenya/charts.ts';
import type { ChartText, DrawnChart, PageCharts } from '../../content/text.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { drawChart } from './draw.ts';
import { loadPlot } from './svg.ts';

/** A file with the words of a page's charts; with a query it is read as it is. */
const FILE = /^(.*[\\/]locales[\\/](\w+))[\\/]charts[\\/].+\.json$/;

const figures: Record<string, Chart> = charts;

/** The charts of a page, drawn, from the words of its file. */
async function drawAll(
  page: PageCharts<ChartText>,
  language: Language,
  folder: string,
): Promise<PageCharts<DrawnChart>> {
  const tools = await loadPlot();
  const { season } = JSON.parse(readFileSync(join(folder, 'common.json'), 'utf8'));
  const drawn = (name: string, words: ChartText): DrawnChart => {
    const chart = figures[name];
    if (!chart) throw new Error(`content/kenya/charts.ts has no figures of “${name}”`);
    return drawChart(tools, chart, { ...words, ...season, language });
  };
  return Object.fromEntries(
    Object.entries(page).map(([anchor, words]) => [
      anchor,
      Object.fromEntries(Object.entries(words).map(([name, one]) => [name, drawn(name, one)])),
    ]),
  );
}

/**
 * Transforms the words of a page's charts (`locales/<language>/charts/`) into finished SVG when they are
 * imported, because the library that draws must not reach the browser.
 */
export const drawCharts = (): Plugin => ({
  name: 'charts',
  enforce: 'pre',
  transform: {
    filter: { id: FILE },
    async handler(code, id) {
      const [, folder = '', language] = FILE.exec(id) ?? [];
      return JSON.stringify(await drawAll(JSON.parse(code), language as Language, folder));
    },
  },
});
