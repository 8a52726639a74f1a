import { expect, it } from 'vitest';
import { bars } from '../../src/content/kenya/bars';
import { calendars } from '../../src/content/kenya/calendars';
import { peaks } from '../../src/content/kenya/peaks';
import { chartsId, pageId, pages } from '../../src/content/site';
import type { ChartKind, PageCharts } from '../../src/content/textTypes';
import { namespaces, namespaceText } from '../support/content/locales';

const figures: Record<ChartKind, Record<string, object>> = { bars, peaks, calendars };

/** The pages with charts, and their texts. */
const texts = pages.flatMap((page) => {
  const charts = namespaceText('en', chartsId(page.path)) as PageCharts | null;
  return charts ? [{ page, charts }] : [];
});

it('charts are in sections that exist, of pages that load them', () => {
  for (const { page, charts } of texts) {
    const { sections } = namespaceText('en', pageId(page.path)) as { sections: object };
    const anchors = Object.values(charts).flatMap((of) => Object.keys(of));
    expect(Object.keys(sections), page.path).toEqual(expect.arrayContaining(anchors));
    expect(page.namespaces).toContain(chartsId(page.path));
  }
  const known = texts.map(({ page }) => chartsId(page.path)).sort();
  expect(namespaces('en').filter((name) => name.startsWith('charts/'))).toEqual(known);
});

it.each(Object.entries(figures))('%s have one text for each chart and for each row', (kind, of) => {
  const charts = texts.flatMap((text) => Object.values(text.charts[kind as ChartKind] ?? {}));
  const named = charts.flatMap((section) =>
    Object.entries(section).map(([name, { rows }]) => [name, Object.keys(rows).sort()] as const),
  );
  const drawn = Object.entries(of).map(([name, rows]) => [name, Object.keys(rows).sort()] as const);
  expect(named.sort()).toEqual(drawn.sort());
});
