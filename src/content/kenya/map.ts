/**
 * Names and places on the map of Kenya, in units of `public/scenes/maps/kenya.svg`;
 * magical-kenya/map.json has the texts.
 */

export const MAP = { width: 1000, height: 1151 };

/** A name on the map: the key of its text, its position, and how it is set. */
export interface MapLabel {
  key: string;
  x: number;
  y: number;
  /** The rotation in degrees, clockwise. */
  turn?: number;
  /** By default `start`. */
  anchor?: 'middle' | 'end';
}

/** A place on the map: its name, its point, and the section that the point opens. */
export interface MapPlace extends MapLabel {
  /** Region and anchor, below `/magical-kenya/`: `coast#lamu`. */
  to: string;
  cx: number;
  cy: number;
}

export const countries: MapLabel[] = [
  { key: 'southSudan', x: 12, y: 59 },
  { key: 'ethiopia', x: 640, y: 84, anchor: 'middle' },
  { key: 'somalia', x: 930, y: 420, turn: -90, anchor: 'middle' },
  { key: 'uganda', x: 52, y: 400, turn: -90, anchor: 'middle' },
  { key: 'tanzania', x: 165, y: 930, anchor: 'middle' },
];

export const waters: MapLabel[] = [
  { key: 'indianOcean', x: 970, y: 1115, anchor: 'end' },
  { key: 'lakeVictoria', x: 36, y: 735, turn: -90, anchor: 'middle' },
  { key: 'lakeTurkana', x: 372, y: 248 },
];

/** Points are 67 units apart or more, because a link needs 24 px on a phone. */
export const places: MapPlace[] = [
  { key: 'nairobi', to: 'nairobi#kicc', cx: 394, cy: 722, x: 418, y: 730 },
  { key: 'mombasa', to: 'coast#mombasa', cx: 698, cy: 1046, x: 722, y: 1054 },
  { key: 'lamu', to: 'coast#lamu', cx: 828, cy: 857, x: 852, y: 866 },
  { key: 'kisumu', to: 'western-kenya#kisumu', cx: 169, cy: 623, x: 188, y: 630 },
  { key: 'marsabit', to: 'northern-kenya#marsabit', cx: 514, cy: 362, x: 538, y: 370 },
  { key: 'lodwar', to: 'northern-kenya#lodwar', cx: 258, cy: 278, x: 234, y: 286, anchor: 'end' },
  { key: 'mountKenya', to: 'mount-kenya#mount-kenya-park', cx: 445, cy: 632, x: 470, y: 645 },
  { key: 'maasaiMara', to: 'southern-kenya#maasai-mara', cx: 209, cy: 773, x: 184, y: 812 },
  { key: 'amboseli', to: 'southern-kenya#amboseli', cx: 435, cy: 898, x: 424, y: 870 },
  { key: 'tsavoEast', to: 'southern-kenya#tsavo-east', cx: 599, cy: 911, x: 620, y: 908 },
  { key: 'tsavoWest', to: 'southern-kenya#tsavo-west', cx: 516, cy: 977, x: 540, y: 984 },
  { key: 'samburu', to: 'northern-kenya#samburu', cx: 464, cy: 542, x: 486, y: 538 },
  { key: 'meru', to: 'mount-kenya#meru-park', cx: 537, cy: 604, x: 558, y: 610 },
  { key: 'iten', to: 'north-rift#iten', cx: 250, cy: 540, x: 236, y: 520, anchor: 'middle' },
  { key: 'sibiloi', to: 'northern-kenya#sibiloi', cx: 339, cy: 186, x: 360, y: 180 },
  { key: 'loiyangalani', to: 'northern-kenya#loiyangalani', cx: 379, cy: 316, x: 400, y: 322 },
];
