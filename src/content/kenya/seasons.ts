/**
 * The best months of regions and activities (content sheet, tourism). Months from 1 to 12 as
 * ranges, in the order in which they are recommended; a range may cross the end of the year.
 */

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

/** What the months are best for; `visit` is everything the region has. */
export type Purpose = 'visit' | 'climb' | 'animals';

/** By the last part of the region's path. */
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

/** What a traveller may be after; names in magical-kenya/filter.json. */
export const interests = ['animals', 'active', 'sea', 'culture', 'easy'] as const;
export type Interest = (typeof interests)[number];

interface Activity {
  months: Months;
  interests: Interest[];
}

/** By the anchor of the activity on the page of things to do. */
export const activities: Record<string, Activity> = {
  safari: { months: dry, interests: ['animals'] },
  'great-migration': { months: [[7, 10]], interests: ['animals'] },
  balloon: { months: [[6, 10]], interests: ['animals', 'easy'] },
  'walking-and-cycling': { months: [[6, 3]], interests: ['animals', 'active'] },
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
  running: { months: highlands, interests: ['active'] },
  'swahili-towns': { months: sea, interests: ['culture', 'sea'] },
  'human-origins': { months: allYear, interests: ['culture'] },
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
