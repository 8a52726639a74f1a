/**
 * The coordinates of places on the maps, in degrees, accurate to a few kilometres: by the last segment of the
 * path of the region's page, and by the anchor of the place.
 */

/** The position of a place in degrees north and east. */
export interface MapPoint {
  lat: number;
  lon: number;
  /** Whether narrow screens show it, because each point needs more space there. */
  key?: boolean;
  /** Whether it is only on the map of its region, because on that of the country it has no space. */
  minor?: boolean;
}

export const mapPoints: Record<string, Record<string, MapPoint>> = {
  nairobi: {
    'nairobi-national-park': { lat: -1.37, lon: 36.86 },
    kicc: { lat: -1.288, lon: 36.823, key: true },
    'giraffe-centre': { lat: -1.376, lon: 36.745 },
    'karen-blixen-museum': { lat: -1.352, lon: 36.712 },
    'sheldrick-nursery': { lat: -1.376, lon: 36.773, minor: true },
    'national-museum': { lat: -1.274, lon: 36.814, minor: true },
    'karura-forest': { lat: -1.237, lon: 36.837, minor: true },
    'ngong-hills': { lat: -1.4, lon: 36.64, minor: true },
  },
  coast: {
    mombasa: { lat: -4.063, lon: 39.68, key: true },
    diani: { lat: -4.29, lon: 39.58 },
    'kisite-mpunguti': { lat: -4.714, lon: 39.362 },
    watamu: { lat: -3.354, lon: 40.024, key: true },
    gedi: { lat: -3.31, lon: 40.017 },
    malindi: { lat: -3.218, lon: 40.117 },
    lamu: { lat: -2.27, lon: 40.901, key: true },
    'shimba-hills': { lat: -4.26, lon: 39.39, minor: true },
    'arabuko-sokoke': { lat: -3.33, lon: 39.87, minor: true },
  },
  'central-rift': {
    'lake-nakuru': { lat: -0.37, lon: 36.08, key: true },
    'lake-naivasha': { lat: -0.77, lon: 36.35 },
    'hells-gate': { lat: -0.87, lon: 36.36 },
    longonot: { lat: -0.914, lon: 36.446 },
    elementaita: { lat: -0.44, lon: 36.24 },
    menengai: { lat: -0.2, lon: 36.07 },
    kericho: { lat: -0.37, lon: 35.28 },
  },
  'mount-kenya': {
    'mount-kenya-park': { lat: -0.152, lon: 37.308, key: true },
    nanyuki: { lat: 0.017, lon: 37.073 },
    'ol-pejeta': { lat: 0, lon: 36.9 },
    lewa: { lat: 0.2, lon: 37.42 },
    aberdare: { lat: -0.42, lon: 36.67 },
    'meru-park': { lat: 0.08, lon: 38.19, key: true },
    'thomsons-falls': { lat: 0.044, lon: 36.369, minor: true },
    sagana: { lat: -0.67, lon: 37.2, minor: true },
    thika: { lat: -1.04, lon: 37.07, minor: true },
  },
  'northern-kenya': {
    samburu: { lat: 0.62, lon: 37.53, key: true },
    isiolo: { lat: 0.355, lon: 37.582 },
    marsabit: { lat: 2.33, lon: 37.98, key: true },
    loiyangalani: { lat: 2.757, lon: 36.721, key: true },
    'lake-turkana': { lat: 3.583, lon: 36.117 },
    sibiloi: { lat: 3.97, lon: 36.35, key: true },
    lodwar: { lat: 3.119, lon: 35.597, key: true },
    shaba: { lat: 0.63, lon: 37.75, minor: true },
    maralal: { lat: 1.1, lon: 36.7, minor: true },
  },
  'north-rift': {
    eldoret: { lat: 0.514, lon: 35.27 },
    iten: { lat: 0.67, lon: 35.508, key: true },
    'lake-baringo': { lat: 0.63, lon: 36.05 },
    'lake-bogoria': { lat: 0.25, lon: 36.1 },
    kitale: { lat: 1.016, lon: 35.006 },
    'saiwa-swamp': { lat: 1.1, lon: 35.117 },
    'mount-elgon': { lat: 1.1, lon: 34.62, key: true },
    'kerio-valley': { lat: 0.5, lon: 35.62, minor: true },
    'cherangani-hills': { lat: 1.25, lon: 35.45, minor: true },
  },
  'southern-kenya': {
    'maasai-mara': { lat: -1.49, lon: 35.144, key: true },
    amboseli: { lat: -2.65, lon: 37.25, key: true },
    'tsavo-west': { lat: -3.383, lon: 38, key: true },
    'tsavo-east': { lat: -2.77, lon: 38.77, key: true },
    'chyulu-hills': { lat: -2.6, lon: 37.85 },
    'lake-magadi': { lat: -1.89, lon: 36.27 },
    'taita-hills': { lat: -3.4, lon: 38.34, minor: true },
    machakos: { lat: -1.52, lon: 37.26, minor: true },
  },
  'western-kenya': {
    kisumu: { lat: -0.092, lon: 34.768, key: true },
    'kakamega-forest': { lat: 0.29, lon: 34.86 },
    'rusinga-island': { lat: -0.41, lon: 34.18, key: true },
    ruma: { lat: -0.65, lon: 34.33 },
    'thimlich-ohinga': { lat: -0.89, lon: 34.33 },
    kisii: { lat: -0.68, lon: 34.77 },
    vihiga: { lat: 0.08, lon: 34.72, minor: true },
    mumias: { lat: 0.335, lon: 34.488, minor: true },
    bungoma: { lat: 0.57, lon: 34.56, minor: true },
    'kit-mikayi': { lat: -0.11, lon: 34.55, minor: true },
    'ndere-island': { lat: -0.2, lon: 34.51, minor: true },
    'mfangano-island': { lat: -0.47, lon: 34.02, minor: true },
  },
};
