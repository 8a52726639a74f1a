import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type Calendar, charts, type Timeline, type Value } from '../../src/content/kenya/charts';
import { chartsId, pageId } from '../../src/content/site';
import { monthName, monthSet } from '../../src/lib/dates/months';
import { languages } from '../../src/lib/i18n/languages';
import { namespaces, words } from '../support/locales';
import { drawnOn, renderedCharts, svgOf, withCharts, wordsOn } from '../support/renderedCharts';

const attributes = (svg: Element, selector: string, name: string): number[] =>
  [...svg.querySelectorAll(selector)].map((element) => Number(element.getAttribute(name)));
const numbersIn = (text: string): number[] =>
  (text.replace(/[\s,](?=\d{3}(?!\d))/g, '').match(/\d+(?:[.,]\d+)?/g) ?? []).map((number) =>
    Number(number.replace(',', '.')),
  );
const greatest = (value: Value | undefined): number => Math.max(...[value ?? 0].flat());

/** Lengths in the proportion of figures, to half a unit of the drawing. */
function expectProportion(lengths: number[], figures: number[]): void {
  const scale = Math.max(...lengths) / Math.max(...figures);
  expect(lengths).toHaveLength(figures.length);
  for (const [index, figure] of figures.entries()) {
    expect(Math.abs((lengths[index] ?? 0) - figure * scale)).toBeLessThan(0.6);
  }
}

describe('the charts', () => {
  it('stand once each, in sections that exist, on pages that fetch them', () => {
    const placed = withCharts.flatMap(({ path }) => Object.values(wordsOn(path) ?? {}));
    expect(placed.flatMap(Object.keys).sort()).toEqual(Object.keys(charts).sort());
    for (const { path, namespaces: fetched = [] } of withCharts) {
      const { sections } = words('en', pageId(path)) as { sections: object };
      expect(Object.keys(sections), path).toEqual(
        expect.arrayContaining(Object.keys(wordsOn(path) ?? {})),
      );
      expect(fetched).toContain(chartsId(path));
    }
    const known = withCharts.map(({ path }) => chartsId(path)).sort();
    expect(namespaces('en').filter((name) => name.startsWith('charts/'))).toEqual(known);
  });

  it('are drawn by the build alone: no other file of the site uses the library', () => {
    const users = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .filter((file) => /@observablehq|from 'd3/.test(readFileSync(join('src', file), 'utf8')));
    expect(users).toEqual(['prerender/charts/svg.ts']);
  });

  it('weigh less than 4 kB on any page', () => {
    const heavy = languages.flatMap((language) =>
      withCharts
        .map(({ path }) => [path, gzipSync(JSON.stringify(drawnOn(language, path))).length])
        .filter(([, weight]) => Number(weight) > 4_000),
    );
    expect(heavy).toEqual([]);
  });
});

describe.each(languages)('the charts in %s', (language) => {
  it.each(renderedCharts(language))(
    '$name states in its table every figure that it draws',
    (chart) => {
      const { figures, table } = chart;
      expect(table.rows.map((row) => row.length)).toEqual(
        Object.keys(figures.rows).map(() => table.columns.length),
      );
      const rows = Object.values<unknown>(figures.rows);
      for (const [index, row] of table.rows.entries()) {
        const told = numbersIn(row.join(' '));
        if (figures.kind === 'bars' || figures.kind === 'peaks') {
          expect(told).toEqual((rows[index] as Value[]).flat());
        } else if (figures.kind === 'timeline') {
          const [year, , day] = (rows[index] as Timeline['rows'][string]).split('-').map(Number);
          expect(numbersIn(row[0] ?? '')).toEqual(day ? [day, year] : [year]);
        } else {
          const { months } = rows[index] as Calendar['rows'][string];
          const ends = months.flat().map((month) => monthName(month, language));
          expect(ends.filter((name) => !row[1]?.includes(name))).toEqual([]);
        }
      }
    },
  );

  it.each(renderedCharts(language))(
    '$name shows in both drawings the words of its table',
    (chart) => {
      const plain = (text: string) => text.replace(/[\s\u00a0·]+/g, '');
      for (const markup of [chart.narrow, chart.wide]) {
        const shown = plain(svgOf(markup).textContent ?? '');
        const cells = chart.table.rows.flatMap((row) =>
          // What is beside a name, and months in words, the drawing does without.
          chart.figures.kind === 'months' ? row.slice(0, 1) : [row[0], ...row.slice(-1)],
        );
        expect(cells.filter((cell) => !shown.includes(plain(cell ?? '')))).toEqual([]);
      }
    },
  );

  it.each(renderedCharts(language).filter(({ figures }) => figures.kind === 'bars'))(
    '$name has bars as long as its figures',
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
    '$name has summits as high as its figures',
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
    '$name fills the months that count, and no others',
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
    '$name has its days as far apart as they were',
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

  it.each(renderedCharts(language))('$name is code that the policy of the site allows', (chart) => {
    for (const markup of [chart.narrow, chart.wide]) {
      expect(markup).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/);
      expect(markup).not.toMatch(/<style|<script|<a |\s(?:style|class|id|on\w+|aria-label|href)=/);
      expect(markup).not.toMatch(/NaN|undefined|null/);
    }
  });
});

/** The heights in a path of straight lines. */
function numbersOf(path: string): number[] {
  return [...path.matchAll(/-?[\d.]+,(-?[\d.]+)/g)].map(([, y]) => Number(y));
}
