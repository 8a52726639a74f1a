import type { Scene, Spot } from '../site.ts';

/**
 * The pictures of sections by the path of their page and by anchor: about one for each screen and a half of a phone. The build
 * adds them to the texts of the page (prerender/plugins/pageTexts.ts).
 */
export const sectionPictures: Record<string, Record<string, Scene | Spot>> = {
  '/explore/agriculture': {
    tea: 'spots/tea',
    'coffee-flowers-fruit': 'spots/coffee',
    'kenya-and-russia': 'spots/rose',
  },
  '/explore/culture': {
    'peoples-and-languages': 'spots/beads',
    heritage: 'spots/door',
    'table-crafts-festivals': 'spots/coffee',
  },
  '/explore/education': { school: 'spots/school', 'kenya-and-russia': 'moscow-kenya' },
  '/explore/foreign-affairs': {
    'region-and-world': 'nairobi-skyline',
    'kenya-and-russia': 'moscow-kenya',
  },
  '/explore/nairobi': { city: 'spots/matatu', 'wild-and-green': 'spots/giraffe' },
  '/explore/sports': { running: 'spots/runner', 'teams-and-wheels': 'spots/rally' },
  '/explore/tourism': { nature: 'spots/balloon', selling: 'spots/plane' },
  '/explore/trade': {
    'markets-and-routes': 'spots/crane',
    'first-steps': 'spots/phone',
    'selling-to-russia': 'spots/coffee',
    'kenya-and-russia': 'spots/tea',
  },
  '/magical-kenya': {
    'savannah-and-sea': 'spots/turtle',
    'lakes-and-mara': 'spots/balloon',
    'north-of-the-equator': 'spots/giraffe',
  },
  '/magical-kenya/intro': {
    country: 'spots/giraffe',
    'first-route': 'spots/lion',
    'money-and-power': 'spots/phone',
  },
  '/magical-kenya/getting-around': {
    air: 'spots/plane',
    rail: 'spots/train',
    matatu: 'spots/matatu',
  },
  '/magical-kenya/things-to-do': {
    safari: 'spots/lion',
    'great-migration': 'mara-crossing',
    balloon: 'spots/balloon',
    'walking-and-cycling': 'hells-gate',
    climbing: 'spots/hiker',
    diving: 'spots/turtle',
    'wind-and-fishing': 'spots/kite',
    'dolphins-and-whales': 'spots/dolphins',
    birds: 'spots/roller',
    'rescued-animals': 'spots/giraffe',
    running: 'spots/runner',
    'swahili-towns': 'spots/door',
    'human-origins': 'lake-turkana',
    'tea-and-coffee': 'spots/coffee',
    rafting: 'spots/raft',
    'train-ride': 'spots/train',
    golf: 'spots/golf',
    crafts: 'spots/beads',
    festivals: 'dhow-coast',
  },
  '/magical-kenya/nairobi': { see: 'spots/giraffe' },
  '/magical-kenya/coast': { see: 'spots/turtle' },
  '/magical-kenya/central-rift': { see: 'lake-nakuru' },
  '/magical-kenya/mount-kenya': { see: 'spots/hiker' },
  '/magical-kenya/northern-kenya': { see: 'spots/beads' },
  '/magical-kenya/north-rift': { see: 'spots/runner' },
  '/magical-kenya/southern-kenya': { see: 'spots/lion' },
  '/magical-kenya/western-kenya': { see: 'spots/tea' },
};
