/**
 * Places and labels on the map of Kenya, in units of `public/scenes/maps/kenya.svg`;
 * magical-kenya/map.json has the texts.
 */

export const MAP = { width: 1000, height: 1151 };

/** Places by region and anchor, 67 units apart or more, because a link needs 24 px on a phone. */
export const points: Record<string, { x: number; y: number }> = {
  'nairobi/kicc': { x: 394, y: 722 },
  'coast/mombasa': { x: 698, y: 1046 },
  'coast/lamu': { x: 828, y: 857 },
  'mount-kenya/mount-kenya-park': { x: 445, y: 632 },
  'mount-kenya/meru-park': { x: 537, y: 604 },
  'northern-kenya/samburu': { x: 464, y: 542 },
  'northern-kenya/marsabit': { x: 514, y: 362 },
  'northern-kenya/loiyangalani': { x: 379, y: 316 },
  'northern-kenya/sibiloi': { x: 339, y: 186 },
  'northern-kenya/lodwar': { x: 258, y: 278 },
  'north-rift/iten': { x: 250, y: 540 },
  'southern-kenya/maasai-mara': { x: 209, y: 773 },
  'southern-kenya/amboseli': { x: 435, y: 898 },
  'southern-kenya/tsavo-west': { x: 516, y: 977 },
  'southern-kenya/tsavo-east': { x: 599, y: 911 },
  'western-kenya/kisumu': { x: 169, y: 623 },
};

/** A label of the map: the key of its text, its position, and how it is set. */
export interface MapLabel {
  key: string;
  /** The place that the label names, a key of {@link points}; each has one label. */
  place?: string;
  kind: 'country' | 'water' | 'town' | 'place';
  x: number;
  y: number;
  /** The rotation in degrees, clockwise. */
  turn?: number;
  anchor?: 'start' | 'middle' | 'end';
}

export const labels: MapLabel[] = [
  { key: 'southSudan', kind: 'country', x: 12, y: 59, anchor: 'start' },
  { key: 'ethiopia', kind: 'country', x: 640, y: 84 },
  { key: 'somalia', kind: 'country', x: 930, y: 420, turn: -90 },
  { key: 'uganda', kind: 'country', x: 52, y: 400, turn: -90 },
  { key: 'tanzania', kind: 'country', x: 165, y: 930 },
  { key: 'indianOcean', kind: 'water', x: 984, y: 1115, anchor: 'end' },
  { key: 'lakeVictoria', kind: 'water', x: 36, y: 735, turn: -90 },
  { key: 'lakeTurkana', kind: 'water', x: 372, y: 248, anchor: 'start' },

  { key: 'nairobi', place: 'nairobi/kicc', kind: 'town', x: 418, y: 730, anchor: 'start' },
  { key: 'mombasa', place: 'coast/mombasa', kind: 'town', x: 722, y: 1054, anchor: 'start' },
  { key: 'lamu', place: 'coast/lamu', kind: 'town', x: 852, y: 866, anchor: 'start' },
  { key: 'kisumu', place: 'western-kenya/kisumu', kind: 'town', x: 188, y: 630, anchor: 'start' },
  {
    key: 'marsabit',
    place: 'northern-kenya/marsabit',
    kind: 'town',
    x: 538,
    y: 370,
    anchor: 'start',
  },
  { key: 'lodwar', place: 'northern-kenya/lodwar', kind: 'town', x: 234, y: 286, anchor: 'end' },
  {
    key: 'mountKenya',
    place: 'mount-kenya/mount-kenya-park',
    kind: 'town',
    x: 470,
    y: 645,
    anchor: 'start',
  },
  {
    key: 'maasaiMara',
    place: 'southern-kenya/maasai-mara',
    kind: 'town',
    x: 184,
    y: 812,
    anchor: 'start',
  },
  {
    key: 'amboseli',
    place: 'southern-kenya/amboseli',
    kind: 'town',
    x: 424,
    y: 870,
    anchor: 'start',
  },

  {
    key: 'tsavoEast',
    place: 'southern-kenya/tsavo-east',
    kind: 'place',
    x: 620,
    y: 908,
    anchor: 'start',
  },
  {
    key: 'tsavoWest',
    place: 'southern-kenya/tsavo-west',
    kind: 'place',
    x: 540,
    y: 984,
    anchor: 'start',
  },
  { key: 'samburu', place: 'northern-kenya/samburu', kind: 'place', x: 444, y: 538, anchor: 'end' },
  { key: 'meru', place: 'mount-kenya/meru-park', kind: 'place', x: 558, y: 610, anchor: 'start' },
  { key: 'iten', place: 'north-rift/iten', kind: 'place', x: 236, y: 520 },
  {
    key: 'sibiloi',
    place: 'northern-kenya/sibiloi',
    kind: 'place',
    x: 360,
    y: 180,
    anchor: 'start',
  },
  {
    key: 'loiyangalani',
    place: 'northern-kenya/loiyangalani',
    kind: 'place',
    x: 400,
    y: 322,
    anchor: 'start',
  },
];
