import type { Amounts } from '../../content/kenya/charts.ts';
import { colours, FONT, type Size, type Tools, textWidth } from './svg.ts';
import { valueTexts, type Words } from './table.ts';

const ROW = { stacked: 50, beside: 34 };
const NAMES = 215;

/** A bar for each row, with its name above it or beside it and its values told. */
export function drawBars({ Plot, document }: Tools, chart: Amounts, words: Words, size: Size) {
  const { width, stacked } = size;
  const rows = Object.entries(chart.rows).map(([key, values]) => {
    const [least = 0, most = least] = [values[0] ?? 0].flat();
    const told = valueTexts(values, words).join(' · ');
    return { key, name: words.rows[key] ?? '', least, most, told };
  });
  const room = Math.max(...rows.map(({ told }) => textWidth(told))) + 12;
  const height = rows.length * (stacked ? ROW.stacked : ROW.beside);
  const inset = stacked ? { insetTop: 27, insetBottom: 9 } : { insetTop: 8, insetBottom: 8 };
  const text = { fontSize: FONT, fill: 'currentColor' };
  return Plot.plot({
    document,
    width,
    height,
    margin: 0,
    marginLeft: stacked ? 0 : NAMES,
    marginRight: stacked ? 0 : room,
    x: { axis: null, domain: [0, Math.max(...rows.map(({ most }) => most))] },
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
        text: 'told',
        fontWeight: 600,
        ...(stacked
          ? { frameAnchor: 'right' as const, dy: -10 }
          : { x: 'most', textAnchor: 'start' as const, dx: 8 }),
      }),
    ],
  });
}
