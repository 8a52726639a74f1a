/**
 * Every public page (R2.1 to R2.4), the source of routes, menus, breadcrumbs, cards, footer, titles
 * and tests (design 3). The id of a page is its path without the first slash, `home` for `/`: its
 * namespace (`locales/<language>/<id>.json`) and its key in `pages.json`.
 */

import type { UrlName } from './facts';

/** Selects a page's renderer (src/site/shell/routing/routes.ts); a `custom` page has its own. */
export type PageKind = ReviewedKind | PlainKind;

/** Kinds whose pages state fees, times or rules. */
type ReviewedKind =
  | 'services'
  | 'service'
  | 'situation'
  | 'downloads'
  | 'fees'
  | 'help'
  | 'privacy';

type PlainKind = 'custom' | 'index' | 'story' | 'country' | 'region' | 'activities';

/** `reviewed` is the date of the last review of its facts, `YYYY-MM-DD`. */
export type Page = PageFields &
  ({ kind: ReviewedKind; reviewed: string } | { kind: PlainKind; reviewed?: string });

interface PageFields {
  path: `/${string}`;
  /** The picture at the head of a page about a place. Tasks have none. */
  scene?: Scene;
  /** The heading on the page of services under which the card of the page is listed. */
  group?: 'travel' | 'identity' | 'family' | 'trouble' | 'living' | 'offices';
  /** The site on which the application is made (R1.19). */
  apply?: UrlName;
  /** The fee on that site is paid only after a call to the Embassy. */
  payLater?: boolean;
  /** The page begins with the numbers to call. */
  urgent?: true;
  /** The service needs no visit to the Embassy. */
  onlineOnly?: boolean;
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
  | 'moscow-kenya';

/** The texts of a page that offers forms (content/consular/downloads.ts). */
const FORMS: NonNullable<Page['namespaces']> = ['consular/forms', 'consular/downloads'];

/** Returns a page below /consular/passports (R1.18), with the namespace that these pages share. */
const passportCase = (name: string, options: Partial<PageFields> = {}): Page => ({
  path: `/consular/passports/${name}`,
  kind: 'service',
  reviewed: '2026-11-22',
  payLater: true,
  ...options,
  namespaces: ['consular/passports/shared', ...(options.namespaces ?? [])],
});

/** Returns a page about a situation that no service answers: what to do, in order (R1.24). */
const situationPage = (
  name: string,
  group: Page['group'],
  options: Partial<PageFields> = {},
): Page => ({
  path: `/consular/${name}`,
  kind: 'situation',
  group,
  reviewed: '2026-11-27',
  ...options,
});

const passportCases: Page[] = [
  passportCase('replacement', { apply: 'eCitizen' }),
  passportCase('lost', { apply: 'eCitizen', namespaces: FORMS }),
  passportCase('emergency', {
    urgent: true,
    namespaces: ['consular/dates'],
  }),
  passportCase('child', { apply: 'eCitizen', namespaces: FORMS }),
  passportCase('new', { apply: 'eCitizen' }),
  passportCase('damaged', { apply: 'eCitizen', namespaces: FORMS }),
  passportCase('citizenship'),
  passportCase('diplomatic'),
];

export const pages: Page[] = [
  {
    path: '/',
    kind: 'custom',
    scene: 'savannah-dawn',
    namespaces: ['officeMap', 'consular/needs'],
  },

  {
    path: '/consular',
    kind: 'services',
    reviewed: '2026-11-21',
    namespaces: ['consular/needs', 'consular/finder'],
  },
  {
    path: '/consular/help',
    kind: 'help',
    reviewed: '2026-11-27',
  },
  {
    path: '/consular/visa',
    kind: 'service',
    group: 'travel',
    apply: 'eta',
    onlineOnly: true,
    reviewed: '2026-11-21',
  },
  {
    path: '/consular/passports',
    kind: 'service',
    group: 'identity',
    apply: 'eCitizen',
    payLater: true,
    reviewed: '2026-11-22',
    namespaces: ['consular/passports/shared', ...FORMS],
  },
  ...passportCases,
  {
    path: '/consular/good-conduct',
    kind: 'service',
    group: 'identity',
    apply: 'eCitizen',
    reviewed: '2026-11-21',
  },
  {
    path: '/consular/marriage',
    kind: 'service',
    group: 'family',
    reviewed: '2026-11-21',
    namespaces: FORMS,
  },
  {
    path: '/consular/pets',
    kind: 'service',
    group: 'travel',
    reviewed: '2026-11-21',
    namespaces: ['consular/dates'],
  },
  {
    path: '/consular/birth',
    kind: 'service',
    group: 'family',
    reviewed: '2026-11-21',
    namespaces: FORMS,
  },
  {
    path: '/consular/doc-auth',
    kind: 'service',
    group: 'identity',
    reviewed: '2026-11-21',
  },
  {
    path: '/consular/doc-leg',
    kind: 'service',
    group: 'identity',
    reviewed: '2026-11-21',
    namespaces: FORMS,
  },
  situationPage('missing', 'trouble', { urgent: true, namespaces: ['consular/message'] }),
  situationPage('contract', 'trouble', { urgent: true }),
  situationPage('wages', 'trouble', { urgent: true }),
  situationPage('eta-stuck', 'trouble', { namespaces: ['consular/dates', 'consular/etaDates'] }),
  situationPage('first-days', 'living'),
  situationPage('from-afar', 'living', { namespaces: ['notices'] }),
  situationPage('complaint', 'offices'),
  situationPage('permits', 'travel'),
  situationPage('volunteers', 'travel'),
  situationPage('customs', 'travel'),
  situationPage('child', 'family'),
  situationPage('inheritance', 'family'),
  situationPage('home-for-good', 'living'),
  situationPage('vote', 'living'),
  situationPage('employers', 'offices'),
  situationPage('letters', 'offices'),
  situationPage('russians-in-kenya', 'trouble'),
  situationPage('who-decides', 'offices'),
  {
    path: '/consular/fees',
    kind: 'fees',
    reviewed: '2026-11-21',
  },
  {
    path: '/consular/downloads',
    kind: 'downloads',
    reviewed: '2026-11-21',
    namespaces: ['consular/forms'],
  },

  { path: '/explore', kind: 'index', scene: 'mount-kenya' },
  {
    path: '/explore/agriculture',
    kind: 'story',
    scene: 'flower-farm',
  },
  {
    path: '/explore/culture',
    kind: 'story',
    scene: 'lamu-old-town',
  },
  {
    path: '/explore/nairobi',
    kind: 'story',
    scene: 'nairobi-skyline',
  },
  {
    path: '/explore/education',
    kind: 'story',
    scene: 'university',
  },
  {
    path: '/explore/foreign-affairs',
    kind: 'story',
    scene: 'uhuru-gardens',
  },
  {
    path: '/explore/sports',
    kind: 'story',
    scene: 'iten-runners',
  },
  {
    path: '/explore/tourism',
    kind: 'story',
    scene: 'mara-crossing',
    namespaces: ['charts/explore/tourism'],
  },
  {
    path: '/explore/trade',
    kind: 'story',
    scene: 'mombasa-port',
    namespaces: ['charts/explore/trade'],
  },

  {
    path: '/magical-kenya',
    kind: 'country',
    scene: 'savannah-dawn',
    namespaces: ['magical-kenya/map'],
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
    namespaces: ['magical-kenya/filter'],
  },

  { path: '/news', kind: 'custom' },
  { path: '/notices', kind: 'custom' },
  { path: '/embassy', kind: 'custom', scene: 'moscow-kenya', namespaces: ['home', 'officeMap'] },

  {
    path: '/accessibility',
    kind: 'story',
    reviewed: '2026-11-21',
  },
  {
    path: '/privacy',
    kind: 'privacy',
    reviewed: '2026-11-26',
  },
];

export const HELP = '/consular/help';

/** The URL parameter with the day of a visit: `?visit=2026-12-03`. */
export const VISIT_PARAMETER = 'visit';

/** The id of the heading of the contacts at the end of every page. */
export const FOOTER_CONTACTS = 'contacts';

/** The search page; not in the list of pages, because search engines do not index it. */
export const SEARCH = '/search';

/** The search page with the focus in its field, whose id is the hash (useRouteFocus). */
export const SEARCH_FIELD = `${SEARCH}#search`;

/**
 * Returns whether a page has a layout of its own: at most 14 kB without common styles and fonts,
 * because some networks cut connections after 16 kB (decision 0030).
 */
export const hasOwnLayout = (path: string): boolean => path === HELP;

/** Returns a page's namespace and key in pages.json: `consular/visa` for `/consular/visa`. */
export const pageId = (path: string): string => path.slice(1) || 'home';

/** Returns the name of a page's head picture in fact keys: `consular-pets` of `/consular/pets`. */
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

/** Returns the pages directly below a path, in the order of the site; `[]` for none. */
export const childPages = (path: string): Page[] =>
  pages.filter((page) => page.path !== '/' && parentPaths(page.path).at(-1) === path);

/**
 * Returns the paths above a page, from the home page down: `['/', '/a', '/a/b']` of `/a/b/c`. Of
 * `/` it returns `['/']` too.
 */
export const parentPaths = (path: string): string[] => {
  const segments = path.split('/').slice(1, -1);
  const parents = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
  return ['/', ...parents];
};
