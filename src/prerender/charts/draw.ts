import type { Chart } from '../../content/kenya/charts.ts';
import type { DrawnChart } from '../../content/text.ts';
import { drawBars } from './bars.ts';
import { drawMonths } from './months.ts';
import { drawPeaks } from './peaks.ts';
import { type Size, sizes, type Tools, toMarkup } from './svg.ts';
import { tableRows, type Words } from './table.ts';
import { drawTimeline } from './timeline.ts';

function draw(tools: Tools, chart: Chart, words: Words, size: Size): Element {
  switch (chart.kind) {
    case 'bars':
      return drawBars(tools, chart, words, size);
    case 'peaks':
      return drawPeaks(tools, chart, words, size);
    case 'months':
      return drawMonths(tools, chart, words, size);
    case 'timeline':
      return drawTimeline(tools, chart, words, size);
  }
}

/**
 * Draws a chart and makes its table.
 * @throws where figures and words do not have the same rows
 */
export function drawChart(tools: Tools, chart: Chart, words: Words): DrawnChart {
  const [figures, named] = [chart.rows, words.rows].map((rows) => Object.keys(rows).sort().join());
  if (figures !== named) throw new Error(`“${words.title}” names ${named} in place of ${figures}`);
  return {
    title: words.title,
    narrow: toMarkup(draw(tools, chart, words, sizes.narrow)),
    wide: toMarkup(draw(tools, chart, words, sizes.wide)),
    table: { columns: words.columns, rows: tableRows(chart, words) },
  };
}
