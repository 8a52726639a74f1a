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

/** Expects lengths in proportion to figures, within half a unit of the SVG. */
function expectProportion(lengths: number[], figures: number[]): void {
  const scale = Math.max(...lengths) / Math.max(...figures);
  expect(lengths).toHaveLength(figures.length);
  for (const [index, figure] of figures.entries()) {
    expect(Math.abs((lengths[index] ?? 0) - figure * scale)).toBeLessThan(0.6);
  }
}

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
    const plain = (text: string) => text.replace(/[\s\u00a0·]+/g, '');
    for (const markup of [chart.narrow, chart.wide]) {
      const labels = plain(svgOf(markup).textContent ?? '');
      const cells = chart.table.rows.flatMap((row) =>
        // The SVG leaves out columns beside the name and spelled-out months.
        chart.figures.kind === 'months' ? row.slice(0, 1) : [row[0], ...row.slice(-1)],
      );
      expect(cells.filter((cell) => !labels.includes(plain(cell ?? '')))).toEqual([]);
    }
  });

  it.each(renderedCharts(language).filter(({ figures }) => figures.kind === 'bars'))(
    '$name has bars in proportion to its figures',
    ({ figures, narrow, wide }) => {
      const values = Object.values(figures.rows as Record<string, Value[]>);
      for (const svg of [narrow, wide].map(svgOf)) {
        const lengths = attributes(svg, 'rect', 'width');
        expectProportion(
          lengths.slice(0, values.length),
          values.map(([value]) => greatest(value)),
        );
      }
    },
  );

  it.each(renderedCharts(language).filter(({ figures }) => figures.kind === 'peaks'))(
    '$name has peaks in proportion to its figures',
    ({ figures, narrow, wide }) => {
      const values = Object.values(figures.rows as Record<string, Value[]>);
      for (const svg of [narrow, wide].map(svgOf)) {
        const slopes = [...svg.querySelectorAll('path')]
          .map((path) => numbersOf(path.getAttribute('d') ?? ''))
          .slice(0, values.length);
        const heights = slopes.map((ys) => Math.max(...ys) - Math.min(...ys));
        expectProportion(
          heights,
          values.map(([value]) => greatest(value)),
        );
      }
    },
  );

  it.each(renderedCharts(language).filter(({ figures }) => figures.kind === 'months'))(
    '$name fills exactly the months that apply',
    ({ figures, narrow, wide }) => {
      if (figures.kind !== 'months') throw new Error('not months');
      const counted = Object.values(figures.rows).map(({ months }) => monthSet(months).size);
      const filled = counted.reduce((sum, count) => sum + count, 0);
      for (const svg of [narrow, wide].map(svgOf)) {
        const cells = [...svg.querySelectorAll('g')].map((group) => ({
          fill: group.getAttribute('fill'),
          count: group.querySelectorAll('rect').length,
        }));
        const empty = cells.find(({ fill }) => fill === 'var(--chart-empty)')?.count;
        expect(cells.reduce((sum, { count }) => sum + count, 0)).toBe(counted.length * 12);
        expect(empty).toBe(counted.length * 12 - filled);
      }
    },
  );

  it.each(renderedCharts(language).filter(({ figures }) => figures.kind === 'timeline'))(
    '$name places its days in proportion to time',
    ({ figures, narrow, wide }) => {
      const days = Object.values(figures.rows).map((day) => new Date(String(day)).getTime());
      const since = days.map((day) => day - Math.min(...days));
      for (const svg of [narrow, wide].map(svgOf)) {
        const ys = attributes(svg, 'circle', 'cy');
        expectProportion(
          ys.map((y) => y - Math.min(...ys)),
          since,
        );
      }
    },
  );
});

/** Returns the y coordinates in a path of straight lines. */
function numbersOf(path: string): number[] {
  return [...path.matchAll(/-?[\d.]+,(-?[\d.]+)/g)].map(([, y]) => Number(y));
}
