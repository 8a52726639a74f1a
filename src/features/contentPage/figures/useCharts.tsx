import type { ReactNode } from 'react';
import { chartsId, type Page } from '../../../content/site';
import type { DrawnChart, PageCharts } from '../../../content/text';
import { pageText } from '../../../lib/i18n/pageText';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { Chart } from './Chart';

/** By the anchor of their section. The build generates their SVG (decision 0028). */
export function useCharts(page: Page): Record<string, ReactNode> {
  const charts = pageText<PageCharts<DrawnChart>>(useLanguage(), chartsId(page.path));
  return Object.fromEntries(
    Object.entries(charts).map(([anchor, ofSection]) => [
      anchor,
      Object.entries(ofSection).map(([name, chart]) => <Chart key={name} chart={chart} />),
    ]),
  );
}
