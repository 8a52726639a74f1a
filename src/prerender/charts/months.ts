import type { Calendar } from '../../content/kenya/charts.ts';
import { allMonths, monthName, monthSet } from '../../lib/dates/months.ts';
import { colours, FONT, type PlotTools, type Size } from './svg.ts';
import type { ChartTexts } from './table.ts';

const ROW = { stacked: 60, beside: 38 };
const NAMES = 262;

/** The colours of a cell, by what its month is in the row. */
const CELL_STYLES = {
  none: { fill: colours.empty, letter: 'currentColor' },
  best: { fill: colours.mark, letter: colours.onMark },
  rain: { fill: colours.rain, letter: colours.onRain },
  sun: { fill: colours.sun, letter: colours.onSun },
};

type CellStyle = keyof typeof CELL_STYLES;

interface Cell {
  key: string;
  month: number;
  letter: string;
  style: CellStyle;
}

/** Returns twelve cells for each row, of which those of its months are filled. */
function cellsOf({ rows }: Calendar, { language }: ChartTexts): Cell[] {
  return Object.entries(rows).flatMap(([key, { months, weather }]) => {
    const highlighted = monthSet(months);
    return allMonths.map(
      (month): Cell => ({
        key,
        month,
        letter: monthName(month, language, 'narrow'),
        style: highlighted.has(month) ? (weather ?? 'best') : 'none',
      }),
    );
  });
}

/** Draws rows of months (decision 0028). */
export function drawMonths(
  { Plot, document }: PlotTools,
  chart: Calendar,
  texts: ChartTexts,
  size: Size,
) {
  const { width, stacked } = size;
  const keys = Object.keys(chart.rows);
  const cells = cellsOf(chart, texts);
  const insetTop = stacked ? 26 : 4;
  const insetBottom = stacked ? 6 : 4;
  const position = { x: 'month', y: 'key' };
  const marks = Object.entries(CELL_STYLES).flatMap(([style, { fill, letter }]) => {
    const cellsOfStyle = cells.filter((cell) => cell.style === style);
    return [
      Plot.cell(cellsOfStyle, {
        ...position,
        fill,
        insetLeft: 1,
        insetRight: 1,
        insetTop,
        insetBottom,
      }),
      Plot.text(cellsOfStyle, {
        ...position,
        text: 'letter',
        fill: letter,
        fontSize: FONT,
        fontWeight: style === 'none' ? 400 : 600,
        dy: (insetTop - insetBottom) / 2,
      }),
    ];
  });
  return Plot.plot({
    document,
    width,
    height: keys.length * (stacked ? ROW.stacked : ROW.beside),
    margin: 0,
    marginLeft: stacked ? 0 : NAMES,
    x: { axis: null, type: 'band', domain: allMonths, padding: 0 },
    y: { axis: null, type: 'band', domain: keys, padding: 0 },
    marks: [
      ...marks,
      Plot.text(keys, {
        y: (key: string) => key,
        text: (key: string) => texts.rows[key] ?? '',
        fill: 'currentColor',
        fontSize: FONT,
        frameAnchor: 'left',
        dx: stacked ? 0 : -NAMES,
        dy: stacked ? -18 : 0,
      }),
    ],
  });
}
