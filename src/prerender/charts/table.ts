import type { Chart, Timeline, Value } from '../../content/kenya/charts.ts';
import type { Months } from '../../content/kenya/seasons.ts';
import type { ChartText } from '../../content/textTypes.ts';
import { formatMonths } from '../../lib/dates/months.ts';
import { dateFormat, formatNumber } from '../../lib/i18n/intl.ts';
import { type Language, locales } from '../../lib/i18n/languages.ts';

/** The texts of a chart, with those that all charts share (`season` of common.json). */
export interface ChartTexts extends ChartText {
  language: Language;
  /** A range of months: `{{from}}–{{to}}`. */
  range: string;
  allYear: string;
}

const valueText = (value: Value, pattern: string, { language }: ChartTexts): string => {
  const numbers = [value].flat().map((number) => formatNumber(number, locales[language]));
  return pattern.replace('{{value}}', numbers.join('–'));
};

/** Formats values with their units: `[[225, 270]]` as `225–270 km`. A value without a pattern is the number alone. */
export const valueTexts = (values: Value[], texts: ChartTexts): string[] =>
  values.map((value, index) => valueText(value, texts.values?.[index] ?? '{{value}}', texts));

const PRECISIONS: Intl.DateTimeFormatOptions[] = [
  { year: 'numeric' },
  { year: 'numeric', month: 'long' },
  { year: 'numeric', month: 'long', day: 'numeric' },
];

/**
 * Formats a date of a timeline in its precision: `1963-12-14` → `14 December 1963`, `2010-11` → `November
 * 2010`, `2024` → `2024`. A Russian month at the start is capitalized, and `г.` is left out.
 * @throws {RangeError} for any other text
 */
export function dateText(date: Timeline['rows'][string], { language }: ChartTexts): string {
  const precision = PRECISIONS[date.split('-').length - 1];
  const text = dateFormat(locales[language], precision ?? {}).format(new Date(date));
  // Removes «г.», which `Intl` appends in Russian and a heading does not need.
  const short = text.replace(/\sг\.$/, '');
  return short.charAt(0).toUpperCase() + short.slice(1);
}

const monthsText = (months: Months, { language, range, allYear }: ChartTexts): string =>
  months.some(([from, to]) => from === 1 && to === 12)
    ? allYear
    : formatMonths(months, language, (from, to) =>
        range.replace('{{from}}', from).replace('{{to}}', to),
      );

/** Returns the table for visitors who cannot see the drawing. Each row begins with its name, in a timeline with the date. */
export function tableRows(chart: Chart, texts: ChartTexts): string[][] {
  const nameOf = (key: string): string[] => {
    const beside = texts.beside?.[key];
    return [texts.rows[key] ?? '', ...(beside ? [beside] : [])];
  };
  switch (chart.kind) {
    case 'bars':
    case 'peaks':
      return Object.entries(chart.rows).map(([key, values]) => [
        ...nameOf(key),
        ...valueTexts(values, texts),
      ]);
    case 'months':
      return Object.entries(chart.rows).map(([key, { months }]) => [
        ...nameOf(key),
        monthsText(months, texts),
      ]);
    case 'timeline':
      return Object.entries(chart.rows).map(([key, date]) => [
        dateText(date, texts),
        texts.rows[key] ?? '',
      ]);
  }
}
