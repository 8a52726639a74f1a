import type { Timeline } from '../../content/kenya/charts.ts';
import { linesOf } from '../linesOf.ts';
import { colours, FONT, type PlotTools, type Size, SMALL_FONT, textWidth } from './svg.ts';
import { type ChartTexts, dateText } from './table.ts';

const LINE = 20;
const GAP = 12;
/** The x coordinates of the axis and of the texts. */
const AXIS = 46;
const TEXT = 92;

interface TimelineEntry {
  at: Date;
  date: string;
  text: string;
  height: number;
  /** Coordinate of the middle of its first line. */
  y: number;
}

/** Sets `y` of the entries so that they do not overlap, each as near to its date as possible. */
function spread(entries: TimelineEntry[], height: number, at: (date: Date) => number): void {
  let free = LINE / 2;
  for (const entry of entries) {
    entry.y = Math.max(free, at(entry.at));
    free = entry.y + entry.height + GAP;
  }
  let end = height;
  for (const entry of [...entries].reverse()) {
    entry.y = Math.min(entry.y, end - entry.height + LINE / 2);
    end = entry.y - LINE / 2 - GAP;
  }
}

/** Returns the decades of the axis, and the function that returns the y coordinate of a date. */
function scaleOf(entries: TimelineEntry[], height: number) {
  const years = entries.map(({ at }) => at.getUTCFullYear());
  const from = Math.floor(Math.min(...years) / 10) * 10;
  const to = Math.max(...years);
  const count = Math.floor((to - from) / 10) + 1;
  const start = Date.UTC(from, 0);
  const length = Date.UTC(to + 1, 0) - start;
  return {
    decades: Array.from({ length: count }, (_, index) => from + index * 10),
    at: (date: Date) => LINE / 2 + ((date.getTime() - start) / length) * (height - LINE),
  };
}

const entriesOf = ({ rows }: Timeline, texts: ChartTexts, width: number): TimelineEntry[] =>
  Object.entries(rows).map(([key, date]) => {
    const lines = linesOf(texts.rows[key] ?? '', Math.floor(width / textWidth(' ')));
    const height = (lines.length + 1) * LINE;
    return {
      at: new Date(date),
      date: dateText(date, texts),
      text: lines.join('\n'),
      height,
      y: 0,
    };
  });

/** Draws dates to scale on a vertical axis; texts that would overlap are moved apart (decision 0028). */
export function drawTimeline(
  { Plot, document }: PlotTools,
  chart: Timeline,
  texts: ChartTexts,
  { width }: Size,
) {
  const entries = entriesOf(chart, texts, width - TEXT);
  const height = entries.reduce((sum, entry) => sum + entry.height + GAP, 0) + LINE;
  const { decades, at } = scaleOf(entries, height);
  spread(entries, height, at);
  const dateY = ({ at: date }: TimelineEntry) => at(date);
  const text = { fill: 'currentColor', fontSize: FONT };
  const beside = { ...text, x: TEXT, y: 'y', textAnchor: 'start' as const };
  const connector = { x1: AXIS, x2: TEXT - 8, y1: dateY, y2: 'y', strokeWidth: 1.5 };
  return Plot.plot({
    document,
    width,
    height,
    margin: 0,
    x: { axis: null, domain: [0, width], range: [0, width] },
    y: { axis: null, domain: [0, height], range: [0, height] },
    marks: [
      Plot.ruleX([AXIS], { stroke: colours.line, strokeWidth: 3, insetTop: LINE / 2 }),
      Plot.text(decades, {
        ...text,
        x: AXIS - 10,
        y: (year: number) => at(new Date(Date.UTC(year, 0))),
        text: String,
        textAnchor: 'end',
        fontSize: SMALL_FONT,
      }),
      Plot.link(entries, { ...connector, stroke: colours.line }),
      Plot.dot(entries, { x: AXIS, y: dateY, r: 5, fill: colours.accent }),
      Plot.text(entries, { ...beside, text: 'date', fontWeight: 600 }),
      Plot.text(entries, {
        ...beside,
        text: 'text',
        dy: LINE / 2,
        lineAnchor: 'top',
        lineHeight: LINE / FONT,
      }),
    ],
  });
}
