import type { Timeline } from '../../content/kenya/charts.ts';
import { colours, FONT, type Size, SMALL_FONT, type Tools, textWidth } from './svg.ts';
import { dateText, type Words } from './table.ts';

const LINE = 20;
const GAP = 12;
/** Where the axis stands, and where the words begin. */
const AXIS = 46;
const TEXT = 92;

/** Breaks a text into lines that fit a width. */
function linesOf(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && textWidth(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

interface Entry {
  at: Date;
  date: string;
  text: string;
  /** How high its words are. */
  room: number;
  /** The middle of its first line. */
  y: number;
}

/** Moves the words of entries apart, each as near to its day as there is room. */
function spread(entries: Entry[], height: number, at: (date: Date) => number): void {
  let free = LINE / 2;
  for (const entry of entries) {
    entry.y = Math.max(free, at(entry.at));
    free = entry.y + entry.room + GAP;
  }
  let end = height;
  for (const entry of [...entries].reverse()) {
    entry.y = Math.min(entry.y, end - entry.room + LINE / 2);
    end = entry.y - LINE / 2 - GAP;
  }
}

/** The years of a line that begins with a decade, and where on it a day is. */
function scaleOf(entries: Entry[], height: number) {
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

const entriesOf = ({ rows }: Timeline, words: Words, width: number): Entry[] =>
  Object.entries(rows).map(([key, date]) => {
    const lines = linesOf(words.rows[key] ?? '', width);
    const room = (lines.length + 1) * LINE;
    return { at: new Date(date), date: dateText(date, words), text: lines.join('\n'), room, y: 0 };
  });

/** Days on a line as far apart as they were, each with a thread to its words. */
export function drawTimeline(
  { Plot, document }: Tools,
  chart: Timeline,
  words: Words,
  { width }: Size,
) {
  const entries = entriesOf(chart, words, width - TEXT);
  const height = entries.reduce((sum, { room }) => sum + room + GAP, 0) + LINE;
  const { decades, at } = scaleOf(entries, height);
  spread(entries, height, at);
  const day = ({ at: date }: Entry) => at(date);
  const text = { fill: 'currentColor', fontSize: FONT };
  const beside = { ...text, x: TEXT, y: 'y', textAnchor: 'start' as const };
  const thread = { x1: AXIS, x2: TEXT - 8, y1: day, y2: 'y', strokeWidth: 1.5 };
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
      Plot.link(entries, { ...thread, stroke: colours.line }),
      Plot.dot(entries, { x: AXIS, y: day, r: 5, fill: colours.accent }),
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
