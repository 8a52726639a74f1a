import type { Amounts } from '../../content/kenya/charts.ts';
import { colours, FONT, type PlotTools, type Size, textWidth } from './svg.ts';
import { type ChartTexts, valueTexts } from './table.ts';

const ROW = { stacked: 50, beside: 34 };
const NAMES = 215;

/** Draws bars as long as the first value of a row, on the scale of the chart; of a range, the part up to the higher figure is paler (decision 0028). */
export function drawBars(
  { Plot, document }: PlotTools,
  chart: Amounts,
  texts: ChartTexts,
  size: Size,
) {
  const { width, stacked } = size;
  const rows = Object.entries(chart.rows).map(([key, values]) => {
    const [least = 0, most = least] = [values[0] ?? 0].flat();
    const valueText = valueTexts(values, texts).join(' · ');
    return { key, name: texts.rows[key] ?? '', least, most, valueText };
  });
  const labelWidth = Math.max(...rows.map(({ valueText }) => textWidth(valueText))) + 12;
  const height = rows.length * (stacked ? ROW.stacked : ROW.beside);
  const inset = stacked ? { insetTop: 27, insetBottom: 9 } : { insetTop: 8, insetBottom: 8 };
  const text = { fontSize: FONT, fill: 'currentColor' };
  return Plot.plot({
    document,
    width,
    height,
    margin: 0,
    marginLeft: stacked ? 0 : NAMES,
    marginRight: stacked ? 0 : labelWidth,
    x: { axis: null, domain: [0, chart.scale ?? Math.max(...rows.map(({ most }) => most))] },
    y: { axis: null, type: 'band', domain: rows.map(({ key }) => key), padding: 0 },
    marks: [
      Plot.barX(rows, { x: 'most', y: 'key', fill: colours.mark, fillOpacity: 0.45, ...inset }),
      Plot.barX(rows, { x: 'least', y: 'key', fill: colours.mark, ...inset }),
      Plot.text(rows, {
        ...text,
        y: 'key',
        text: 'name',
        frameAnchor: 'left',
        dx: stacked ? 0 : -NAMES,
        dy: stacked ? -10 : 0,
      }),
      Plot.text(rows, {
        ...text,
        y: 'key',
        text: 'valueText',
        fontWeight: 600,
        ...(stacked
          ? { frameAnchor: 'right' as const, dy: -10 }
          : { x: 'most', textAnchor: 'start' as const, dx: 8 }),
      }),
    ],
  });
}
