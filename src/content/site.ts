/**
 * Every public page (R2.1 to R2.4), from which routes, menus, breadcrumbs, cards, footer, titles and tests
 * are derived (design 3). The id of a page is its path without the first slash, `home` for `/`: it names its
 * namespace (`locales/<language>/<id>.json`) and its entry in `pages.json`.
 */

import type { UrlName } from './facts';

/** Selects the renderer of a page (src/site/shell/routing/routes.ts); each `custom` page has its own component. */
export type PageKind =
  | 'custom'
  | 'index'
  | 'services'
  | 'service'
  | 'situation'
  | 'story'
  | 'country'
  | 'region'
  | 'activities'
  | 'downloads'
  | 'fees'
  | 'help'
  | 'situation'
  | 'privacy';

export interface Page {
  path: `/${string}`;
  kind: PageKind;
  scene: Scene;
  /** The heading on the page of services under which the card of the page is listed. */
  group?: 'travel' | 'identity' | 'family' | 'documents' | 'situations' | 'forms';
  related?: `/${string}`[];
  /** The site on which the application is made (R1.19). */
  apply?: UrlName;
  /** The fee on that site is paid only after a call to the Embassy. */
  payLater?: boolean;
  /** The page begins with the numbers to call. */
  urgent?: true;
  /** The service needs no visit to the Embassy. */
  onlineOnly?: boolean;
  /** The anchors of the sections that are printed, with the questions of the other sections, on one sheet of A4. */
  sheet?: string[];
  /** The date of the last review of its facts, `YYYY-MM-DD`. */
  reviewed?: string;
  /** Further namespaces that the page uses, such as `consular/dates`. */
  namespaces?: string[];
}

export type Scene =
  | 'savannah-dawn'
  | 'nairobi-skyline'
  | 'mount-kenya'
  | 'dhow-coast'
  | 'tea-hills'
  | 'lake-nakuru'
  | 'amboseli-kilimanjaro'
  | 'mara-crossing'
  | 'lake-turkana'
  | 'iten-runners'
  | 'lamu-old-town'
  | 'kericho-harvest'
  | 'kerio-valley'
  | 'hells-gate'
  | 'mombasa-port'
  | 'university'
  | 'uhuru-gardens'
  | 'nairobi-park'
  | 'madaraka-express'
  | 'aberdare-falls'
  | 'flower-farm'
  | 'passport-desk'
  | 'moscow-kenya'
  | 'pets-journey'
  | 'fees'
  | 'forms'
  | 'family'
  | 'airport';

/** The small drawings in sections and on cards (docs/scenes.md), by their file in `public/scenes` without `.svg`. */
export type Spot = `spots/${
  | 'balloon'
  | 'beads'
  | 'coffee'
  | 'crane'
  | 'dolphins'
  | 'door'
  | 'giraffe'
  | 'golf'
  | 'hiker'
  | 'kite'
  | 'lion'
  | 'matatu'
  | 'phone'
  | 'plane'
  | 'raft'
  | 'rally'
  | 'roller'
  | 'rose'
  | 'runner'
  | 'school'
  | 'tea'
  | 'train'
  | 'turtle'}`;

/** The texts of a page that offers forms (content/consular/downloads.ts). */
const FORMS: NonNullable<Page['namespaces']> = ['consular/forms', 'consular/downloads'];

/** Returns a page below /consular/passports (R1.18), with the namespace that these pages share. */
const passportCase = (name: string, options: Partial<Page> = {}): Page => ({
  path: `/consular/passports/${name}`,
  kind: 'service',
  scene: 'passport-desk',
  reviewed: '2026-11-22',
  sheet: ['bring', 'steps'],
  payLater: true,
  ...options,
  namespaces: ['consular/passports/shared', ...(options.namespaces ?? [])],
});

/** Returns a page about what no service answers: what to do, in order (R1.24). */
const situation = (name: string, options: Partial<Page> = {}): Page => ({
  path: `/consular/${name}`,
  kind: 'situation',
  scene: 'moscow-kenya',
  group: 'situations',
  reviewed: '2026-11-27',
  ...options,
});

const passportCases: Page[] = [
  passportCase('replacement', { apply: 'eCitizen' }),
  passportCase('lost', { apply: 'eCitizen', namespaces: FORMS }),
  passportCase('emergency', {
    namespaces: ['consular/dates'],
    sheet: ['bring', 'steps', 'time', 'where', 'next'],
  }),
  passportCase('child', { apply: 'eCitizen', namespaces: FORMS }),
  passportCase('new', { apply: 'eCitizen' }),
  passportCase('damaged', { apply: 'eCitizen', namespaces: FORMS }),
  passportCase('citizenship'),
  passportCase('diplomatic'),
];

export const pages: Page[] = [
  { path: '/', kind: 'custom', scene: 'savannah-dawn', namespaces: ['officeMap'] },

  {
    path: '/consular',
    kind: 'services',
    scene: 'moscow-kenya',
    reviewed: '2026-11-21',
    namespaces: ['consular/needs'],
  },
  {
    path: '/consular/help',
    kind: 'help',
    scene: 'moscow-kenya',
    reviewed: '2026-11-27',
  },
  {
    path: '/consular/visa',
    kind: 'service',
    scene: 'airport',
    group: 'travel',
    related: ['/magical-kenya/getting-around'],
    apply: 'eta',
    onlineOnly: true,
    sheet: ['who', 'exempt', 'bring', 'steps', 'cost', 'receive', 'next', 'journeys', 'children'],
    reviewed: '2026-11-21',
  },
  {
    path: '/consular/passports',
    kind: 'service',
    scene: 'passport-desk',
    group: 'identity',
    related: ['/consular/downloads'],
    apply: 'eCitizen',
    payLater: true,
    reviewed: '2026-11-22',
    namespaces: ['consular/passports/shared', ...FORMS],
  },
  ...passportCases,
  {
    path: '/consular/good-conduct',
    kind: 'service',
    scene: 'nairobi-skyline',
    group: 'identity',
    related: ['/consular/passports', '/consular/doc-auth'],
    apply: 'eCitizen',
    sheet: ['bring', 'citizens', 'no-id', 'foreigners', 'steps', 'cost', 'receive', 'next'],
    reviewed: '2026-11-21',
  },
  {
    path: '/consular/marriage',
    kind: 'service',
    scene: 'dhow-coast',
    group: 'family',
    related: ['/consular/birth', '/consular/doc-auth'],
    sheet: ['bring', 'copies', 'steps', 'status', 'cost', 'time', 'next'],
    reviewed: '2026-11-21',
    namespaces: FORMS,
  },
  {
    path: '/consular/pets',
    kind: 'service',
    scene: 'pets-journey',
    group: 'travel',
    related: ['/consular/visa'],
    sheet: ['bring', 'rabies', 'steps', 'cost', 'receive', 'next', 'by-land', 'transit'],
    reviewed: '2026-11-21',
    namespaces: ['consular/dates'],
  },
  {
    path: '/consular/birth',
    kind: 'service',
    scene: 'family',
    group: 'family',
    related: ['/consular/passports', '/consular/doc-leg'],
    sheet: ['bring', 'parents', 'lost-citizenship', 'steps', 'late', 'next', 'leaving'],
    reviewed: '2026-11-21',
    namespaces: FORMS,
  },
  {
    path: '/consular/doc-auth',
    kind: 'service',
    scene: 'uhuru-gardens',
    group: 'documents',
    related: ['/consular/doc-leg'],
    sheet: [
      'bring',
      'citizens',
      'foreigners',
      'steps',
      'first-office',
      'next',
      'for-russia',
      'power-of-attorney',
    ],
    reviewed: '2026-11-21',
  },
  {
    path: '/consular/doc-leg',
    kind: 'service',
    scene: 'university',
    group: 'documents',
    related: ['/consular/doc-auth'],
    sheet: ['bring', 'steps', 'original', 'copy', 'cost', 'next', 'recognition'],
    reviewed: '2026-11-21',
    namespaces: FORMS,
  },
  situation('missing', { urgent: true, namespaces: ['consular/message'] }),
  situation('contract', { urgent: true }),
  situation('eta-stuck', {
    scene: 'airport',
    related: ['/consular/visa'],
    namespaces: ['consular/dates', 'consular/etaDates'],
  }),
  situation('first-days'),
  situation('from-afar', { scene: 'madaraka-express', namespaces: ['notices'] }),
  situation('complaint'),
  situation('other'),
  situation('offices', {
    scene: 'nairobi-skyline',
    related: ['/consular/visa', '/consular/other'],
  }),
  {
    path: '/consular/fees',
    kind: 'fees',
    scene: 'fees',
    group: 'forms',
    related: ['/consular/downloads', '/consular/doc-leg'],
    reviewed: '2026-11-21',
  },
  {
    path: '/consular/downloads',
    kind: 'downloads',
    scene: 'forms',
    group: 'forms',
    related: ['/consular/passports', '/consular/birth'],
    reviewed: '2026-11-21',
    namespaces: ['consular/forms'],
  },

  { path: '/explore', kind: 'index', scene: 'mount-kenya' },
  {
    path: '/explore/agriculture',
    kind: 'story',
    scene: 'flower-farm',
    related: ['/explore/trade', '/magical-kenya/central-rift', '/magical-kenya/western-kenya'],
  },
  {
    path: '/explore/culture',
    kind: 'story',
    scene: 'lamu-old-town',
    related: ['/magical-kenya/coast', '/explore/nairobi', '/magical-kenya/things-to-do'],
  },
  {
    path: '/explore/nairobi',
    kind: 'story',
    scene: 'nairobi-skyline',
    related: ['/magical-kenya/nairobi', '/explore/foreign-affairs', '/consular/visa'],
  },
  {
    path: '/explore/education',
    kind: 'story',
    scene: 'university',
    related: ['/consular/doc-leg', '/consular/doc-auth', '/explore/nairobi'],
  },
  {
    path: '/explore/foreign-affairs',
    kind: 'story',
    scene: 'uhuru-gardens',
    related: ['/embassy', '/explore/trade', '/news'],
  },
  {
    path: '/explore/sports',
    kind: 'story',
    scene: 'iten-runners',
    related: [
      '/magical-kenya/north-rift',
      '/magical-kenya/mount-kenya',
      '/magical-kenya/things-to-do',
    ],
  },
  {
    path: '/explore/tourism',
    kind: 'story',
    scene: 'mara-crossing',
    related: ['/magical-kenya', '/consular/visa', '/explore/trade'],
    namespaces: ['charts/explore/tourism'],
  },
  {
    path: '/explore/trade',
    kind: 'story',
    scene: 'mombasa-port',
    related: ['/explore/agriculture', '/explore/tourism', '/consular/visa'],
    namespaces: ['charts/explore/trade'],
  },

  {
    path: '/magical-kenya',
    kind: 'country',
    scene: 'savannah-dawn',
    namespaces: ['magical-kenya/map', 'magical-kenya/places'],
  },
  {
    path: '/magical-kenya/intro',
    kind: 'story',
    scene: 'mount-kenya',
  },
  {
    path: '/magical-kenya/getting-around',
    kind: 'story',
    scene: 'madaraka-express',
    namespaces: ['charts/magical-kenya/getting-around'],
  },
  { path: '/magical-kenya/nairobi', kind: 'region', scene: 'nairobi-park' },
  { path: '/magical-kenya/coast', kind: 'region', scene: 'dhow-coast' },
  { path: '/magical-kenya/central-rift', kind: 'region', scene: 'hells-gate' },
  {
    path: '/magical-kenya/mount-kenya',
    kind: 'region',
    scene: 'aberdare-falls',
    namespaces: ['charts/magical-kenya/mount-kenya'],
  },
  { path: '/magical-kenya/northern-kenya', kind: 'region', scene: 'lake-turkana' },
  { path: '/magical-kenya/north-rift', kind: 'region', scene: 'kerio-valley' },
  { path: '/magical-kenya/southern-kenya', kind: 'region', scene: 'amboseli-kilimanjaro' },
  { path: '/magical-kenya/western-kenya', kind: 'region', scene: 'kericho-harvest' },
  {
    path: '/magical-kenya/things-to-do',
    kind: 'activities',
    scene: 'lake-nakuru',
    related: ['/magical-kenya', '/magical-kenya/getting-around'],
    namespaces: ['magical-kenya/filter'],
  },

  { path: '/news', kind: 'custom', scene: 'nairobi-skyline' },
  { path: '/notices', kind: 'custom', scene: 'uhuru-gardens' },
  { path: '/embassy', kind: 'custom', scene: 'moscow-kenya', namespaces: ['home', 'officeMap'] },

  {
    path: '/accessibility',
    kind: 'story',
    scene: 'tea-hills',
    related: ['/embassy', '/consular', '/privacy'],
    reviewed: '2026-11-21',
  },
  {
    path: '/privacy',
    kind: 'privacy',
    scene: 'lamu-old-town',
    related: ['/accessibility', '/embassy'],
    reviewed: '2026-11-26',
  },
];

export const HELP = '/consular/help';

/** The URL parameter with the day of a visit: `?visit=2026-12-03`. */
export const VISIT_PARAMETER = 'visit';

/** The id of the heading of the contacts at the end of every page. */
export const FOOTER_CONTACTS = 'contacts';

/** Path of the search page, which is not in the list of pages, because search engines do not index it. */
export const SEARCH = '/search';

/**
 * Returns whether a page has a layout of its own. It has at most 14 kB without common styles and fonts, because some networks cut
 * connections after 16 kB (decision 0030).
 */
export const hasOwnLayout = (path: string): boolean => path === HELP;

/** Returns the namespace of a page, which is its key in pages.json too: `consular/visa` of `/consular/visa`, `home` of `/`. */
export const pageId = (path: string): string => path.slice(1) || 'home';

/** Returns the name of the picture at the head of a page, in the keys of facts: `consular-pets` of `/consular/pets`. */
export const pictureName = (path: string): string => pageId(path).replaceAll('/', '-');

/** Returns the namespace of a page's charts: `charts/explore/trade` of `/explore/trade`. */
export const chartsId = (path: string): string => `charts/${pageId(path)}`;

export interface MenuItem {
  /** The key under `menu` in common.json. */
  label: string;
  to: string;
}

export interface MenuGroup {
  label: string;
  items: MenuItem[];
}

/** The main menu (R2.9). */
export const menu: (MenuItem | MenuGroup)[] = [
  {
    label: 'tourism',
    items: [
      { label: 'magicalKenya', to: '/magical-kenya' },
      { label: 'tourismOpportunities', to: '/explore/tourism' },
    ],
  },
  { label: 'embassy', to: '/embassy' },
  {
    label: 'consular',
    items: [
      { label: 'consularServices', to: '/consular' },
      { label: 'visa', to: '/consular/visa' },
      { label: 'passportReplacement', to: '/consular/passports/replacement' },
      { label: 'emergencyTravel', to: '/consular/passports/emergency' },
      { label: 'goodConduct', to: '/consular/good-conduct' },
    ],
  },
  { label: 'news', to: '/news' },
];

export const childrenOf = (path: string): Page[] =>
  pages.filter((page) => page.path !== '/' && parentsOf(page.path).at(-1) === path);

/** Returns the paths above a page, from the home page down: `['/', '/a', '/a/b']` of `/a/b/c`. */
export const parentsOf = (path: string): string[] => {
  const segments = path.split('/').slice(1, -1);
  const parents = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
  return ['/', ...parents];
};
