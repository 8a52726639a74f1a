import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type Chart, charts } from '../../content/kenya/charts.ts';
import type { ChartText, DrawnChart, PageCharts } from '../../content/textTypes.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { typeset } from '../../lib/text/typeset.ts';
import { drawBars } from './bars.ts';
import { drawMonths } from './months.ts';
import { drawPeaks } from './peaks.ts';
import { loadPlot, type PlotTools, type Size, sizes, toMarkup } from './svg.ts';
import { type ChartTexts, tableRows } from './table.ts';
import { drawTimeline } from './timeline.ts';

function drawAt(tools: PlotTools, chart: Chart, texts: ChartTexts, size: Size): Element {
  switch (chart.kind) {
    case 'bars':
      return drawBars(tools, chart, texts, size);
    case 'peaks':
      return drawPeaks(tools, chart, texts, size);
    case 'months':
      return drawMonths(tools, chart, texts, size);
    case 'timeline':
      return drawTimeline(tools, chart, texts, size);
  }
}

/**
 * Draws a chart in both shapes, with its table (decision 0028).
 * @throws Error if figures and texts do not have the same rows
 */
function drawChart(tools: PlotTools, chart: Chart, texts: ChartTexts): DrawnChart {
  const [figures, names] = [chart.rows, texts.rows].map((rows) => Object.keys(rows).sort().join());
  if (figures !== names) throw new Error(`“${texts.title}” names ${names} in place of ${figures}`);
  return {
    title: texts.title,
    narrow: toMarkup(drawAt(tools, chart, texts, sizes.narrow)),
    wide: toMarkup(drawAt(tools, chart, texts, sizes.wide)),
    table: {
      columns: texts.columns,
      rows: tableRows(chart, texts).map((cells) => cells.map(typeset)),
    },
  };
}

/** Matches a file of chart texts; an id with a query, such as `?raw`, is not transformed. */
const FILE = /^(.*[\\/]locales[\\/](\w+))[\\/]charts[\\/].+\.json$/;

const figures: Record<string, Chart> = charts;

/** Draws the charts of a page, with the texts that all charts share, from `common.json` in `folder`. */
async function drawAll(
  page: PageCharts<ChartText>,
  language: Language,
  folder: string,
): Promise<PageCharts<DrawnChart>> {
  const tools = await loadPlot();
  const { season } = JSON.parse(readFileSync(join(folder, 'common.json'), 'utf8'));
  const draw = (name: string, texts: ChartText): DrawnChart => {
    const chart = figures[name];
    if (!chart) throw new Error(`content/kenya/charts.ts has no figures of “${name}”`);
    return drawChart(tools, chart, { ...texts, ...season, language });
  };
  return Object.fromEntries(
    Object.entries(page).map(([anchor, section]) => [
      anchor,
      Object.fromEntries(Object.entries(section).map(([name, texts]) => [name, draw(name, texts)])),
    ]),
  );
}

/**
 * Transforms the texts of charts (`locales/<language>/charts/`) to SVG on import, because the browser must not load Observable
 * Plot (decision 0028). The build fails if content/kenya/charts.ts has no figures of a chart, or other rows than its texts.
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
