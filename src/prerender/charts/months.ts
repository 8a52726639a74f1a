import type { Calendar } from '../../content/kenya/charts.ts';
import { allMonths, monthName, monthSet } from '../../lib/dates/months.ts';
import { colours, FONT, type Size, type Tools } from './svg.ts';
import type { Words } from './table.ts';

const ROW = { stacked: 60, beside: 38 };
const NAMES = 262;

/** What a month of a row is, and the colours it has. */
const LOOKS = {
  none: { fill: colours.empty, letter: 'currentColor' },
  best: { fill: colours.mark, letter: colours.onMark },
  rain: { fill: colours.mark, letter: colours.onMark },
  sun: { fill: colours.sun, letter: colours.onSun },
};

type Look = keyof typeof LOOKS;

interface Cell {
  key: string;
  month: number;
  letter: string;
  look: Look;
}

/** Twelve months for each row, the ones that count filled. */
function cellsOf({ rows }: Calendar, { language }: Words): Cell[] {
  return Object.entries(rows).flatMap(([key, { months, weather }]) => {
    const counted = monthSet(months);
    return allMonths.map(
      (month): Cell => ({
        key,
        month,
        letter: monthName(month, language, 'narrow'),
        look: counted.has(month) ? (weather ?? 'best') : 'none',
      }),
    );
  });
}

/** A year for each row, from January to December, with the row's name above it or beside it. */
export function drawMonths({ Plot, document }: Tools, chart: Calendar, words: Words, size: Size) {
  const { width, stacked } = size;
  const keys = Object.keys(chart.rows);
  const cells = cellsOf(chart, words);
  const insetTop = stacked ? 26 : 4;
  const insetBottom = stacked ? 6 : 4;
  const place = { x: 'month', y: 'key' };
  const marks = Object.entries(LOOKS).flatMap(([look, { fill, letter }]) => {
    const alike = cells.filter((cell) => cell.look === look);
    return [
      Plot.cell(alike, { ...place, fill, insetLeft: 1, insetRight: 1, insetTop, insetBottom }),
      Plot.text(alike, {
        ...place,
        text: 'letter',
        fill: letter,
        fontSize: FONT,
        fontWeight: look === 'none' ? 400 : 600,
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
        text: (key: string) => words.rows[key] ?? '',
        fill: 'currentColor',
        fontSize: FONT,
        frameAnchor: 'left',
        dx: stacked ? 0 : -NAMES,
        dy: stacked ? -18 : 0,
      }),
    ],
  });
}
