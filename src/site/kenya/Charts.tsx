import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { bars, type Value } from '../../content/kenya/bars';
import { chartsId } from '../../content/site';
import type { PageCharts } from '../../content/textTypes';
import { textAt } from '../../lib/i18n/dynamicKey';
import { formatNumber } from '../../lib/i18n/intl';
import { locales } from '../../lib/i18n/languages';
import { pageText } from '../../lib/i18n/pageText';
import { useLanguage } from '../../lib/i18n/useLanguage';
import styles from './Charts.module.css';

/** Returns the rows of a chart by key, with their figures; `[]` for an unknown chart. */
const rowEntries = (chart: string) => Object.entries(bars[chart] ?? {});

/** Returns the figure that is drawn; the higher one for a range. */
const highestFigure = (value: Value): number => Math.max(...[value].flat());

/**
 * Returns the texts of a page's charts (decision 0028), by anchor of the section; `{}` if it has
 * none.
 */
const useCharts = (path: string): PageCharts => pageText<PageCharts>(useLanguage(), chartsId(path));

/** Renders a section's charts. The bars of a page have one scale, because readers compare them. */
function Charts({ path, anchor }: { path: string; anchor: string }) {
  const { t } = useTranslation();
  const locale = locales[useLanguage()];
  const charts = useCharts(path);
  const names = Object.values(charts).flatMap((section) => Object.keys(section));
  const scale = Math.max(...names.flatMap(rowEntries).map(([, [drawn]]) => highestFigure(drawn)));
  const format = (value: Value, unit: string) =>
    textAt(t, unit, {
      ns: chartsId(path),
      value: [value]
        .flat()
        .map((number) => formatNumber(number, locale))
        .join('–'),
    });
  return Object.entries(charts[anchor] ?? {}).map(([chart, { title, rows }]) => (
    <figure key={chart} className={`stack gap-3 ${styles.chart}`}>
      <figcaption>{title}</figcaption>
      <dl className="stack gap-3">
        {rowEntries(chart).map(([row, [drawn, beside]]) => (
          <div key={row}>
            <dt>{rows[row]}</dt>
            <dd>
              {format(drawn, `${anchor}.${chart}.values.0`)}
              <svg aria-hidden="true" fill="currentColor">
                <rect
                  width={`${((highestFigure(drawn) / scale) * 100).toFixed(1)}%`}
                  height="100%"
                />
              </svg>
            </dd>
            {beside && <dd>{format(beside, `${anchor}.${chart}.values.1`)}</dd>}
          </div>
        ))}
      </dl>
    </figure>
  ));
}

/** Returns a page's charts by the anchor of their section. The page's texts have to be loaded. */
export const useSectionCharts = (path: string): Record<string, ReactNode> =>
  Object.fromEntries(
    Object.keys(useCharts(path)).map((anchor) => [
      anchor,
      <Charts key={anchor} path={path} anchor={anchor} />,
    ]),
  );
