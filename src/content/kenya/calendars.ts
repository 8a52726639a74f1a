import type { Months } from './seasons.ts';

/** The months of a row; `weather` selects other colours than those of best months. */
interface Row {
  months: Months;
  weather?: 'sun' | 'rain';
}

/** The charts of months and their rows, by the names under which `locales/<language>/charts/` has their texts. */
export const calendars: Record<string, Record<string, Row>> = {
  weather: {
    hot: { months: [[1, 2]], weather: 'sun' },
    'long-rains': { months: [[3, 5]], weather: 'rain' },
    cool: { months: [[6, 10]], weather: 'sun' },
    'short-rains': { months: [[11, 12]], weather: 'rain' },
    safari: {
      months: [
        [6, 10],
        [1, 2],
      ],
    },
    migration: { months: [[7, 10]] },
    sea: { months: [[10, 3]] },
  },
};
