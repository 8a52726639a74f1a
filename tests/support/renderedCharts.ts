import { JSDOM } from 'jsdom';
import { type Chart, charts } from '../../src/content/kenya/charts';
import { chartsId, pages } from '../../src/content/site';
import type { ChartText, DrawnChart, PageCharts } from '../../src/content/text';
import type { Language } from '../../src/lib/i18n/languages';
import { words } from './locales';

const files = import.meta.glob<PageCharts<DrawnChart>>('../../src/locales/*/charts/**/*.json', {
  eager: true,
  import: 'default',
});

/** The charts of a page as visitors get them. */
export const drawnOn = (language: Language, path: string): PageCharts<DrawnChart> =>
  files[`../../src/locales/${language}/${chartsId(path)}.json`] ?? {};

/** The words of a page's charts, as they are written. */
export const wordsOn = (path: string) =>
  words('en', chartsId(path)) as PageCharts<ChartText> | null;
/** The pages that have charts. */
export const withCharts = pages.filter(({ path }) => wordsOn(path));

interface Drawn extends DrawnChart {
  name: string;
  figures: Chart;
}

/** Every chart with its figures. */
export const renderedCharts = (language: Language): Drawn[] =>
  withCharts.flatMap(({ path }) =>
    Object.values(drawnOn(language, path)).flatMap((section) =>
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
