import type { Scene } from '../site.ts';

/** Ranges of months from 1 to 12, the best first; `[10, 3]` passes the end of the year. */

export type Months = [from: number, to: number][];

const dry: Months = [
  [6, 10],
  [1, 2],
];
const sea: Months = [[10, 3]];
const highlands: Months = [[6, 2]];
const climbing: Months = [
  [1, 2],
  [7, 9],
];
const allYear: Months = [[1, 12]];

/** What the months are best for; `visit` is everything in the region. */
export type Purpose = 'visit' | 'climb' | 'animals';

/** The best months of regions, by the last segment of the path of their page. */
export const regionSeasons: Record<string, { purpose: Purpose; months: Months }[]> = {
  nairobi: [{ purpose: 'visit', months: dry }],
  coast: [{ purpose: 'visit', months: sea }],
  'central-rift': [{ purpose: 'visit', months: [[6, 3]] }],
  'mount-kenya': [
    { purpose: 'climb', months: climbing },
    { purpose: 'animals', months: dry },
  ],
  'northern-kenya': [{ purpose: 'visit', months: dry }],
  'north-rift': [{ purpose: 'visit', months: highlands }],
  'southern-kenya': [{ purpose: 'visit', months: dry }],
  'western-kenya': [{ purpose: 'visit', months: highlands }],
};

/** Interests by which visitors filter activities; magical-kenya/filter.json has the names. */
export const interests = ['animals', 'active', 'sea', 'culture', 'easy'] as const;
export type Interest = (typeof interests)[number];

interface Activity {
  months: Months;
  /** The picture of an activity that is shown as a card. */
  scene?: Scene;
  interests: Interest[];
}

export const activities: Record<string, Activity> = {
  safari: { months: dry, interests: ['animals'] },
  'great-migration': { scene: 'mara-crossing', months: [[7, 10]], interests: ['animals'] },
  balloon: { months: [[6, 10]], interests: ['animals', 'easy'] },
  'walking-and-cycling': {
    scene: 'hells-gate',
    months: [[6, 3]],
    interests: ['animals', 'active'],
  },
  climbing: { months: climbing, interests: ['active'] },
  diving: { months: sea, interests: ['sea', 'active'] },
  'wind-and-fishing': {
    months: [
      [1, 3],
      [7, 9],
    ],
    interests: ['sea', 'active'],
  },
  'dolphins-and-whales': { months: [[7, 12]], interests: ['sea', 'animals'] },
  birds: { months: allYear, interests: ['animals', 'easy'] },
  'rescued-animals': { months: allYear, interests: ['animals', 'easy'] },
  running: { scene: 'iten-runners', months: highlands, interests: ['active'] },
  'swahili-towns': { months: sea, interests: ['culture', 'sea'] },
  'human-origins': { scene: 'lake-turkana', months: allYear, interests: ['culture'] },
  'tea-and-coffee': { months: allYear, interests: ['easy', 'culture'] },
  rafting: { months: allYear, interests: ['active'] },
  'train-ride': { months: allYear, interests: ['easy'] },
  golf: { months: allYear, interests: ['active', 'easy'] },
  crafts: { months: allYear, interests: ['culture', 'easy'] },
  festivals: {
    months: [
      [1, 1],
      [3, 3],
      [5, 6],
      [8, 9],
      [11, 12],
    ],
    interests: ['culture'],
  },
};
