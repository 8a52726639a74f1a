import type { Chart } from '../../content/kenya/charts.ts';
import type { DrawnChart } from '../../content/text.ts';
import { drawBars } from './bars.ts';
import { drawMonths } from './months.ts';
import { drawPeaks } from './peaks.ts';
import { type PlotTools, type Size, sizes, toMarkup } from './svg.ts';
import { type ChartTexts, tableRows } from './table.ts';
import { drawTimeline } from './timeline.ts';

function draw(tools: PlotTools, chart: Chart, texts: ChartTexts, size: Size): Element {
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
 * Decision 0028.
 * @throws Error if figures and texts do not have the same rows
 */
export function drawChart(tools: PlotTools, chart: Chart, texts: ChartTexts): DrawnChart {
  const [figures, names] = [chart.rows, texts.rows].map((rows) => Object.keys(rows).sort().join());
  if (figures !== names) throw new Error(`“${texts.title}” names ${names} in place of ${figures}`);
  return {
    title: texts.title,
    narrow: toMarkup(draw(tools, chart, texts, sizes.narrow)),
    wide: toMarkup(draw(tools, chart, texts, sizes.wide)),
    table: { columns: texts.columns, rows: tableRows(chart, texts) },
  };
}
