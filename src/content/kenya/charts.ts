/**
 * Figures that pages show as drawings, once. Both the drawing and the table behind it are made from
 * them when the site is built (src/build/charts); their words are in `locales/<language>/charts/`.
 * Comments name the content sheet and its section.
 */

import { type Months, regionSeasons } from './seasons.ts';

/** A figure, or the least and the greatest. */
export type Value = number | [from: number, to: number];

/** Amounts: the first value of a row is drawn as a bar or a summit, the others are printed beside it. */
export interface Amounts {
  kind: 'bars' | 'peaks';
  rows: Record<string, Value[]>;
}

/** What months are for; `sun` and `rain` are weather, which has colours of its own. */
export interface Calendar {
  kind: 'months';
  rows: Record<string, { months: Months; weather?: 'sun' | 'rain' }>;
}

/** Days as `1963-12-14`, months as `2010-11`, years as `2024`, the earliest first. */
export interface Timeline {
  kind: 'timeline';
  rows: Record<string, string>;
}

export type Chart = Amounts | Calendar | Timeline;

const bars = (rows: Record<string, Value[]>): Amounts => ({ kind: 'bars', rows });

/** The best months of every region, by region and purpose: `mount-kenya/climb`. */
const bestMonths = Object.fromEntries(
  Object.entries(regionSeasons).flatMap(([region, seasons]) =>
    seasons.map(({ purpose, months }) => [`${region}/${purpose}`, { months }]),
  ),
);

export const charts = {
  /** Billions of Kenya shillings, 2024. Explore, 8. */
  exports: bars({
    horticulture: [203.6],
    tea: [189.1],
    clothing: [56.8],
    coffee: [38.4],
    oils: [30.3],
  }),
  /** Billions of Kenya shillings, 2023. Explore, 8. */
  imports: bars({
    petroleum: [606],
    machinery: [289.8],
    oils: [139.1],
    steel: [120.8],
    wheat: [93.8],
  }),
  /** Billions of Kenya shillings, 2024. Explore, 8. */
  buyers: bars({ uganda: [125.9], tanzania: [67.2], congo: [31.7], 'south-sudan': [29.7] }),
  /** Shares of arrivals in per cent, 2024. Explore, 7. */
  visitors: bars({ africa: [40.8], europe: [28.1], americas: [15.7], asia: [12.1] }),
  /** Kilometres and hours by road from Nairobi. Tourism, 1. */
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
  /** Metres above the sea. Tourism, 5, 6 and 8. */
  summits: {
    kind: 'peaks',
    rows: { batian: [5199], lenana: [4985], koitobos: [4200], nakugen: [3530], longonot: [2776] },
  },
  /** Tourism, 0.4. */
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
  /** Embassy, 8; explore, 5. */
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
