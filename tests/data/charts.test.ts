import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import {
  type Calendar,
  type Chart,
  charts,
  type Timeline,
  type Value,
} from '../../src/content/kenya/charts';
import { chartsId, pageId, pages } from '../../src/content/site';
import type { ChartText, DrawnChart, PageCharts } from '../../src/content/textTypes';
import { monthName, monthSet } from '../../src/lib/dates/months';
import { type Language, languages } from '../../src/lib/i18n/languages';
import { namespaces, namespaceText } from '../support/content/locales';

const files = import.meta.glob<PageCharts<DrawnChart>>('../../src/locales/*/charts/**/*.json', {
  eager: true,
  import: 'default',
});

/** Returns the charts of a page as the build renders them. */
const chartsOn = (language: Language, path: string): PageCharts<DrawnChart> =>
  files[`../../src/locales/${language}/${chartsId(path)}.json`] ?? {};

/** Returns the texts of a page's charts as in the source file. */
const chartTextOn = (path: string) =>
  namespaceText('en', chartsId(path)) as PageCharts<ChartText> | null;

/** The pages that have charts. */
const withCharts = pages.filter(({ path }) => chartTextOn(path));

interface RenderedChart extends DrawnChart {
  name: string;
  figures: Chart;
}

/** Returns every chart with its figures. */
const renderedCharts = (language: Language): RenderedChart[] =>
  withCharts.flatMap(({ path }) =>
    Object.values(chartsOn(language, path)).flatMap((section) =>
      Object.entries(section).map(([name, chart]) => ({
        ...chart,
        name,
        figures: (charts as Record<string, Chart>)[name] as Chart,
      })),
    ),
  );

const svgOf = (markup: string): SVGSVGElement => {
  const svg = new JSDOM(markup).window.document.querySelector('svg');
  if (!svg) throw new Error('no drawing');
  return svg;
};

const attributes = (svg: Element, selector: string, name: string): number[] =>
  [...svg.querySelectorAll(selector)].map((element) => Number(element.getAttribute(name)));
const numbersIn = (text: string): number[] =>
  (text.replace(/[\s,](?=\d{3}(?!\d))/g, '').match(/\d+(?:[.,]\d+)?/g) ?? []).map((number) =>
    Number(number.replace(',', '.')),
  );
const greatest = (value: Value | undefined): number => Math.max(...[value ?? 0].flat());

describe('the charts', () => {
  it('appear once each, in sections that exist, on pages that load them', () => {
    const placed = withCharts.flatMap(({ path }) => Object.values(chartTextOn(path) ?? {}));
    expect(placed.flatMap(Object.keys).sort()).toEqual(Object.keys(charts).sort());
    for (const { path, namespaces: fetched = [] } of withCharts) {
      const { sections } = namespaceText('en', pageId(path)) as { sections: object };
      expect(Object.keys(sections), path).toEqual(
        expect.arrayContaining(Object.keys(chartTextOn(path) ?? {})),
      );
      expect(fetched).toContain(chartsId(path));
    }
    const known = withCharts.map(({ path }) => chartsId(path)).sort();
    expect(namespaces('en').filter((name) => name.startsWith('charts/'))).toEqual(known);
  });
});

describe.each(languages)('the charts in %s', (language) => {
  it.each(renderedCharts(language))('$name has a table with every figure of the chart', (chart) => {
    const { figures, table } = chart;
    expect(table.rows.map((row) => row.length)).toEqual(
      Object.keys(figures.rows).map(() => table.columns.length),
    );
    const rows = Object.values<unknown>(figures.rows);
    for (const [index, row] of table.rows.entries()) {
      const stated = numbersIn(row.join(' '));
      if (figures.kind === 'bars' || figures.kind === 'peaks') {
        expect(stated).toEqual((rows[index] as Value[]).flat());
      } else if (figures.kind === 'timeline') {
        const [year, , day] = (rows[index] as Timeline['rows'][string]).split('-').map(Number);
        expect(numbersIn(row[0] ?? '')).toEqual(day ? [day, year] : [year]);
      } else {
        const { months } = rows[index] as Calendar['rows'][string];
        const ends = months.flat().map((month) => monthName(month, language));
        expect(ends.filter((name) => !row[1]?.includes(name))).toEqual([]);
      }
    }
  });

  it.each(renderedCharts(language))('$name shows the labels of its table in both SVGs', (chart) => {
    const plain = (text: string) => text.replace(/[\s\u00a0\u2060·]+/g, '');
    for (const markup of [chart.narrow, chart.wide]) {
      const labels = plain(svgOf(markup).textContent ?? '');
      const cells = chart.table.rows.flatMap((row) =>
        // The SVG leaves out columns beside the name and spelled-out months.
        chart.figures.kind === 'months' ? row.slice(0, 1) : [row[0], ...row.slice(-1)],
      );
      expect(cells.filter((cell) => !labels.includes(plain(cell ?? '')))).toEqual([]);
    }
  });
});

/** What is drawn of a chart, in units of its SVG, and the figures that it stands for. */
const measures: Record<string, (svg: Element, rows: unknown[]) => [number[], number[]]> = {
  bars: (svg, rows) => [
    attributes(svg, 'rect', 'width').slice(0, rows.length),
    (rows as Value[][]).map(([value]) => greatest(value)),
  ],
  peaks: (svg, rows) => {
    const paths = [...svg.querySelectorAll('path')].slice(0, rows.length);
    const slopes = paths.map((path) => numbersOf(path.getAttribute('d') ?? ''));
    return [
      slopes.map((ys) => Math.max(...ys) - Math.min(...ys)),
      (rows as Value[][]).map(([value]) => greatest(value)),
    ];
  },
  timeline: (svg, rows) =>
    [attributes(svg, 'circle', 'cy'), rows.map((day) => Date.parse(String(day)))].map((all) =>
      all.map((one) => one - Math.min(...all)),
    ) as [number[], number[]],
};

describe('the drawings, of which both languages differ in labels alone', () => {
  const drawn = renderedCharts('en').map((chart) => ({
    ...chart,
    svgs: [chart.narrow, chart.wide].map(svgOf),
  }));

  it.each(drawn.filter(({ figures }) => figures.kind in measures))(
    'of $name are in proportion to its figures',
    ({ figures, svgs }) => {
      for (const svg of svgs) {
        const [lengths = [], values = []] =
          measures[figures.kind]?.(svg, Object.values(figures.rows)) ?? [];
        const scale = Math.max(...lengths) / Math.max(...values);
        expect(lengths).toHaveLength(values.length);
        for (const [index, value] of values.entries()) {
          // Half a unit for rounding.
          expect(Math.abs((lengths[index] ?? 0) - value * scale)).toBeLessThan(0.6);
        }
      }
    },
  );

  it.each(drawn.filter(({ figures }) => figures.kind === 'months'))(
    'of $name fill exactly the months that apply',
    ({ figures, svgs }) => {
      const rows = Object.values(figures.rows as Calendar['rows']);
      const filled = rows.reduce((sum, { months }) => sum + monthSet(months).size, 0);
      for (const svg of svgs) {
        const empty = svg.querySelectorAll('g[fill="var(--chart-empty)"] rect').length;
        expect([svg.querySelectorAll('g rect').length, empty]).toEqual([
          rows.length * 12,
          rows.length * 12 - filled,
        ]);
      }
    },
  );
});

/** Returns the y coordinates in a path of straight lines. */
function numbersOf(path: string): number[] {
  return [...path.matchAll(/-?[\d.]+,(-?[\d.]+)/g)].map(([, y]) => Number(y));
}
