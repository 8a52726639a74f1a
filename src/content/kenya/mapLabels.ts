/**
 * The positions of the labels on the map of Kenya, in the units of kenyaMap.json; magical-kenya/map.json has
 * their texts. Narrow screens show towns, but not places.
 */

/** A label of the map: the key of its text, its position, and how it is set. */
export interface MapLabel {
  key: string;
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

  { key: 'nairobi', kind: 'town', x: 418, y: 730, anchor: 'start' },
  { key: 'mombasa', kind: 'town', x: 722, y: 1054, anchor: 'start' },
  { key: 'lamu', kind: 'town', x: 852, y: 866, anchor: 'start' },
  { key: 'kisumu', kind: 'town', x: 188, y: 630, anchor: 'start' },
  { key: 'marsabit', kind: 'town', x: 538, y: 370, anchor: 'start' },
  { key: 'lodwar', kind: 'town', x: 234, y: 286, anchor: 'end' },
  { key: 'mountKenya', kind: 'town', x: 470, y: 645, anchor: 'start' },
  { key: 'maasaiMara', kind: 'town', x: 184, y: 812, anchor: 'start' },
  { key: 'amboseli', kind: 'town', x: 424, y: 870, anchor: 'start' },

  { key: 'watamu', kind: 'place', x: 758, y: 1002, anchor: 'start' },
  { key: 'diani', kind: 'place', x: 706, y: 1090, anchor: 'start' },
  { key: 'tsavoEast', kind: 'place', x: 620, y: 908, anchor: 'start' },
  { key: 'tsavoWest', kind: 'place', x: 540, y: 984, anchor: 'start' },
  { key: 'samburu', kind: 'place', x: 444, y: 538, anchor: 'end' },
  { key: 'meru', kind: 'place', x: 558, y: 610, anchor: 'start' },
  { key: 'iten', kind: 'place', x: 256, y: 520 },
  { key: 'mountElgon', kind: 'place', x: 128, y: 500, anchor: 'end' },
  { key: 'sibiloi', kind: 'place', x: 360, y: 180, anchor: 'start' },
  { key: 'loiyangalani', kind: 'place', x: 400, y: 322, anchor: 'start' },
];
