import { JSDOM } from 'jsdom';
import { type Chart, charts } from '../../../src/content/kenya/charts';
import { chartsId, pages } from '../../../src/content/site';
import type { ChartText, DrawnChart, PageCharts } from '../../../src/content/text';
import type { Language } from '../../../src/lib/i18n/languages';
import { namespaceText } from './locales';

const files = import.meta.glob<PageCharts<DrawnChart>>('../../../src/locales/*/charts/**/*.json', {
  eager: true,
  import: 'default',
});

/** Returns the charts of a page as the build renders them. */
export const chartsOn = (language: Language, path: string): PageCharts<DrawnChart> =>
  files[`../../../src/locales/${language}/${chartsId(path)}.json`] ?? {};

/** Returns the texts of a page's charts as in the source file. */
export const chartTextOn = (path: string) =>
  namespaceText('en', chartsId(path)) as PageCharts<ChartText> | null;
/** The pages that have charts. */
export const withCharts = pages.filter(({ path }) => chartTextOn(path));

interface RenderedChart extends DrawnChart {
  name: string;
  figures: Chart;
}

/** Returns every chart with its figures. */
export const renderedCharts = (language: Language): RenderedChart[] =>
  withCharts.flatMap(({ path }) =>
    Object.values(chartsOn(language, path)).flatMap((section) =>
      Object.entries(section).map(([name, chart]) => ({
        ...chart,
        name,
        figures: (charts as Record<string, Chart>)[name] as Chart,
      })),
    ),
  );

export const svgOf = (markup: string): SVGSVGElement => {
  const svg = new JSDOM(markup).window.document.querySelector('svg');
  if (!svg) throw new Error('no drawing');
  return svg;
};
