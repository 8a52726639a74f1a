/**
 * Places and labels on the map of Kenya, in units of `public/scenes/maps/kenya.svg`;
 * magical-kenya/map.json has the texts.
 */

export const MAP = { width: 1000, height: 1151 };

interface Point {
  x: number;
  y: number;
  /** Whether narrow screens show it, because each point and its label need more space there. */
  key?: boolean;
}

/** The places by region and anchor, at least 34 units apart, because a link needs 24 px. */
export const points: Record<string, Point> = {
  'nairobi/nairobi-national-park': { x: 409, y: 779 },
  'nairobi/kicc': { x: 394, y: 722, key: true },
  'nairobi/giraffe-centre': { x: 357, y: 776 },
  'nairobi/karen-blixen-museum': { x: 384, y: 755 },
  'coast/mombasa': { x: 698, y: 1046, key: true },
  'coast/diani': { x: 684, y: 1078 },
  'coast/kisite-mpunguti': { x: 663, y: 1120 },
  'coast/watamu': { x: 736, y: 990 },
  'coast/gedi': { x: 721, y: 952 },
  'coast/malindi': { x: 754, y: 959 },
  'coast/lamu': { x: 828, y: 857, key: true },
  'central-rift/lake-nakuru': { x: 299, y: 658 },
  'central-rift/lake-naivasha': { x: 334, y: 688 },
  'central-rift/hells-gate': { x: 330, y: 724 },
  'central-rift/longonot': { x: 362, y: 709 },
  'central-rift/elementaita': { x: 333, y: 654 },
  'central-rift/menengai': { x: 312, y: 626 },
  'central-rift/kericho': { x: 224, y: 653 },
  'mount-kenya/mount-kenya-park': { x: 445, y: 632, key: true },
  'mount-kenya/nanyuki': { x: 420, y: 608 },
  'mount-kenya/ol-pejeta': { x: 386, y: 615 },
  'mount-kenya/lewa': { x: 452, y: 595 },
  'mount-kenya/aberdare': { x: 373, y: 658 },
  'mount-kenya/meru-park': { x: 537, y: 604, key: true },
  'northern-kenya/samburu': { x: 464, y: 542, key: true },
  'northern-kenya/isiolo': { x: 479, y: 573 },
  'northern-kenya/marsabit': { x: 514, y: 362, key: true },
  'northern-kenya/loiyangalani': { x: 379, y: 316, key: true },
  'northern-kenya/lake-turkana': { x: 314, y: 228 },
  'northern-kenya/sibiloi': { x: 339, y: 186, key: true },
  'northern-kenya/lodwar': { x: 258, y: 278, key: true },
  'north-rift/eldoret': { x: 221, y: 559 },
  'north-rift/iten': { x: 250, y: 540, key: true },
  'north-rift/lake-baringo': { x: 306, y: 545 },
  'north-rift/lake-bogoria': { x: 312, y: 586 },
  'north-rift/kitale': { x: 186, y: 510 },
  'north-rift/saiwa-swamp': { x: 214, y: 489 },
  'north-rift/mount-elgon': { x: 153, y: 495 },
  'southern-kenya/maasai-mara': { x: 209, y: 773, key: true },
  'southern-kenya/amboseli': { x: 435, y: 898, key: true },
  'southern-kenya/tsavo-west': { x: 516, y: 977, key: true },
  'southern-kenya/tsavo-east': { x: 599, y: 911, key: true },
  'southern-kenya/chyulu-hills': { x: 500, y: 892 },
  'southern-kenya/lake-magadi': { x: 330, y: 816 },
  'western-kenya/kisumu': { x: 169, y: 623, key: true },
  'western-kenya/kakamega-forest': { x: 178, y: 582 },
  'western-kenya/rusinga-island': { x: 103, y: 653 },
  'western-kenya/ruma': { x: 124, y: 680 },
  'western-kenya/thimlich-ohinga': { x: 121, y: 715 },
  'western-kenya/kisii': { x: 169, y: 686 },
};

/** A label of the map: the key of its text, its position, and how it is set. */
export interface MapLabel {
  key: string;
  /** The place that the label names, a key of {@link points}. */
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

  { key: 'nairobi', kind: 'town', x: 418, y: 730, anchor: 'start' },
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

  { key: 'watamu', place: 'coast/watamu', kind: 'place', x: 758, y: 1002, anchor: 'start' },
  { key: 'diani', place: 'coast/diani', kind: 'place', x: 706, y: 1090, anchor: 'start' },
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
    key: 'mountElgon',
    place: 'north-rift/mount-elgon',
    kind: 'place',
    x: 128,
    y: 500,
    anchor: 'end',
  },
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
