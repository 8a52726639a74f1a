import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { chartsId, type Page } from '../../../content/site';
import type { ChartKind, PageCharts } from '../../../content/textTypes';
import { lazyOrNothing } from '../../../lib/hooks/lazyPart';
import { textAt } from '../../../lib/i18n/dynamicKey';
import { formatNumber } from '../../../lib/i18n/intl';
import { locales } from '../../../lib/i18n/languages';
import { pageText } from '../../../lib/i18n/pageText';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import type { ChartsProps } from './props';

// Separate chunks, because most pages have no charts.
const components = {
  bars: lazyOrNothing(async () => (await import('./Bars')).Bars),
  peaks: lazyOrNothing(async () => (await import('./Peaks')).Peaks),
};

/** Returns the charts of a page (decision 0028), by the anchor of their section; `{}` if none. */
export function useCharts({ path }: Page): Record<string, ReactNode> {
  const { t } = useTranslation();
  const language = useLanguage();
  const ns = chartsId(path);
  const kinds = Object.entries(pageText<PageCharts>(language, ns));
  return Object.fromEntries(
    kinds.flatMap(([kind, sections]) => {
      const Charts = components[kind as ChartKind];
      return Object.keys(sections).map((anchor) => {
        const format: ChartsProps['format'] = (value, chart, index) => {
          const numbers = [value].flat().map((number) => formatNumber(number, locales[language]));
          const key = `${kind}.${anchor}.${chart}.values.${index}`;
          return textAt(t, key, { ns, value: numbers.join('–') });
        };
        const props = { sections, anchor, format };
        return [
          anchor,
          <Suspense key={path}>
            <Charts {...props} />
          </Suspense>,
        ];
      });
    }),
  );
}
