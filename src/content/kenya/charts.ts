/** The build generates drawing and table of each chart (decision 0028); `locales/<language>/charts/` has the texts. */

import { type Months, regionSeasons } from './seasons.ts';

/** A figure, or a range of two. */
export type Value = number | [from: number, to: number];

/** A chart of amounts: the first value of a row is a bar or a summit, the others are text beside it. */
export interface Amounts {
  kind: 'bars' | 'peaks';
  rows: Record<string, Value[]>;
  /** The amount of a bar across the whole width; without it, the largest of the chart. */
  scale?: number;
}

/** A chart of months. `weather` selects other colours than those of best months. */
export interface Calendar {
  kind: 'months';
  rows: Record<string, { months: Months; weather?: 'sun' | 'rain' }>;
}

/** A chart of dates in ascending order: days (`1963-12-14`), months (`2010-11`) or years (`2024`). */
export interface Timeline {
  kind: 'timeline';
  rows: Record<string, string>;
}

export type Chart = Amounts | Calendar | Timeline;

const bars = (rows: Record<string, Value[]>, scale?: number): Amounts => ({
  kind: 'bars',
  rows,
  ...(scale && { scale }),
});

/** Billions of Kenya shillings: the scale of all charts of trade, because readers compare their bars. */
const TRADE_SCALE = 606;

/** The best months of regions, by region and purpose: `mount-kenya/climb`. */
const bestMonths = Object.fromEntries(
  Object.entries(regionSeasons).flatMap(([region, seasons]) =>
    seasons.map(({ purpose, months }) => [`${region}/${purpose}`, { months }]),
  ),
);

/** The figures of every chart, by the name under which the texts are listed. */
export const charts = {
  /** Billions of Kenya shillings, 2024. */
  exports: bars(
    { horticulture: [203.6], tea: [189.1], clothing: [56.8], coffee: [38.4], oils: [30.3] },
    TRADE_SCALE,
  ),
  /** Billions of Kenya shillings, 2023. */
  imports: bars(
    { petroleum: [606], machinery: [289.8], oils: [139.1], steel: [120.8], wheat: [93.8] },
    TRADE_SCALE,
  ),
  /** Billions of Kenya shillings, 2024. */
  buyers: bars(
    { uganda: [125.9], tanzania: [67.2], congo: [31.7], 'south-sudan': [29.7] },
    TRADE_SCALE,
  ),
  /** Shares of arrivals in per cent, 2024. */
  visitors: bars({ africa: [40.8], europe: [28.1], americas: [15.7], asia: [12.1] }),
  /** Kilometres and hours by road from Nairobi. */
  distances: bars({
    naivasha: [90, 1.5],
    nakuru: [160, 3],
    nanyuki: [200, 3.5],
    'maasai-mara': [
      [225, 270],
      [4, 6],
    ],
    amboseli: [240, 4],
    isiolo: [270, 5],
    eldoret: [310, [5, 7]],
    samburu: [[325, 350], 6],
    iten: [345, [5, 7]],
    kisumu: [350, [6, 7]],
    kitale: [380, [5, 7]],
    kakamega: [400, [6, 7]],
    mombasa: [485, [8, 9]],
  }),
  /** Metres above sea level. */
  summits: {
    kind: 'peaks',
    rows: { batian: [5199], lenana: [4985], koitobos: [4200], nakugen: [3530], longonot: [2776] },
  },
  weather: {
    kind: 'months',
    rows: {
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
  },
  seasons: { kind: 'months', rows: bestMonths },
  /** Events of the relations between Kenya and the countries of accreditation. */
  relations: {
    kind: 'timeline',
    rows: {
      moscow: '1963-12-14',
      kazakhstan: '1993-11-15',
      'first-visit': '2010-11',
      sochi: '2019-10',
      'second-visit': '2023-05',
      'sixty-years': '2023-12-14',
      memorandum: '2024-03',
      'talks-in-moscow': '2026-03',
    },
  },
} satisfies Record<string, Chart>;
