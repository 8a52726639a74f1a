import type { Amounts } from '../../content/kenya/charts.ts';
import { colours, FONT, type PlotTools, type Size, SMALL_FONT } from './svg.ts';
import { type ChartTexts, valueTexts } from './table.ts';

/** Half the width of a summit at its foot, where 1 is the distance between two summits. */
const FOOT = 0.7;

/** Draws mountains to scale (decision 0028). */
export function drawPeaks(
  { Plot, document }: PlotTools,
  chart: Amounts,
  texts: ChartTexts,
  size: Size,
) {
  const { width, stacked } = size;
  const rows = Object.entries(chart.rows).map(([key, values], index) => {
    const [height = 0] = [values[0] ?? 0].flat();
    const [valueText = ''] = valueTexts(values, texts);
    return { key, x: index + 0.5, height, name: texts.rows[key] ?? '', valueText };
  });
  const slopes = rows.flatMap(({ key, x, height }) => [
    { key, x: x - FOOT, y: 0 },
    { key, x, y: height },
    { key, x: x + FOOT, y: 0 },
  ]);
  const slope = { x: 'x', y: 'y', z: 'key' };
  const text = { x: 'x', y: 'height', fill: 'currentColor', fontSize: stacked ? SMALL_FONT : FONT };
  return Plot.plot({
    document,
    width,
    height: stacked ? 260 : 330,
    margin: 0,
    marginTop: 44,
    marginBottom: 2,
    x: { axis: null, domain: [0.5 - FOOT, rows.length - 0.5 + FOOT] },
    y: { axis: null, domain: [0, Math.max(...rows.map(({ height }) => height))] },
    marks: [
      Plot.areaY(slopes, { ...slope, fill: colours.mark, fillOpacity: 0.55 }),
      Plot.lineY(slopes, { ...slope, stroke: colours.mark, strokeWidth: 2 }),
      Plot.ruleY([0], { stroke: colours.mark, strokeWidth: 2 }),
      Plot.text(rows, { ...text, text: 'name', dy: -28 }),
      Plot.text(rows, { ...text, text: 'valueText', dy: -11, fontWeight: 600 }),
    ],
  });
}
