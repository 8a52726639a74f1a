import type { Amounts, Chart, Timeline, Value } from '../../content/kenya/charts.ts';
import type { Months } from '../../content/kenya/seasons.ts';
import type { ChartText } from '../../content/text.ts';
import { formatMonths } from '../../lib/dates/months.ts';
import { dateFormat } from '../../lib/i18n/intl.ts';
import { type Language, locales } from '../../lib/i18n/languages.ts';

/** The words of a chart, with those it takes from all pages. */
export interface Words extends ChartText {
  language: Language;
  /** Two months as a range: `{{from}}–{{to}}`. */
  range: string;
  allYear: string;
}

/** Russian sets numbers apart in threes from ten thousand on: 5199 m, as the pages write it. */
const grouping: Record<Language, 'auto' | 'min2'> = { en: 'auto', ru: 'min2' };

const valueText = (value: Value, pattern: string, { language }: Words): string => {
  const format = new Intl.NumberFormat(locales[language], { useGrouping: grouping[language] });
  const numbers = [value].flat().map((number) => format.format(number));
  return pattern.replace('{{value}}', numbers.join('–'));
};

/** The values of a row with their units. */
export const valueTexts = (values: Value[], words: Words): string[] =>
  values.map((value, index) => valueText(value, words.values?.[index] ?? '{{value}}', words));

const PRECISIONS: Intl.DateTimeFormatOptions[] = [
  { year: 'numeric' },
  { year: 'numeric', month: 'long' },
  { year: 'numeric', month: 'long', day: 'numeric' },
];

/** `14 December 1963`, `November 2010`, `2024`. A month that stands first begins with a capital. */
export function dateText(date: Timeline['rows'][string], { language }: Words): string {
  const precision = PRECISIONS[date.split('-').length - 1];
  const text = dateFormat(locales[language], precision ?? {}).format(new Date(date));
  // Russian adds the word for year, shortened, which a heading does without.
  const short = text.replace(/\sг\.$/, '');
  return short.charAt(0).toUpperCase() + short.slice(1);
}

const monthsText = (months: Months, { language, range, allYear }: Words): string =>
  months.some(([from, to]) => from === 1 && to === 12)
    ? allYear
    : formatMonths(months, language, (from, to) =>
        range.replace('{{from}}', from).replace('{{to}}', to),
      );

const isAmounts = (chart: Chart): chart is Amounts =>
  chart.kind === 'bars' || chart.kind === 'peaks';

/** The figures of a chart as cells of a table, each row with its name first. */
export function tableRows(chart: Chart, words: Words): string[][] {
  const named = (cells: [key: string, texts: string[]][]): string[][] =>
    cells.map(([key, texts]) => {
      const beside = words.beside?.[key];
      return [words.rows[key] ?? '', ...(beside ? [beside] : []), ...texts];
    });
  if (isAmounts(chart)) {
    return named(
      Object.entries(chart.rows).map(([key, values]) => [key, valueTexts(values, words)]),
    );
  }
  if (chart.kind === 'months') {
    return named(
      Object.entries(chart.rows).map(([key, { months }]) => [key, [monthsText(months, words)]]),
    );
  }
  // Days come before what happened.
  return Object.entries(chart.rows).map(([key, date]) => [
    dateText(date, words),
    words.rows[key] ?? '',
  ]);
}
