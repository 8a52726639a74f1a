/**
 * Every public page, once. Router, menus, breadcrumbs, index cards, footer, titles and tests are
 * derived from this list (spec 2). A page's id is its path without the first slash: it names the
 * page's words (`locales/<language>/<id>.json`) and its entry in `pages.json`.
 */

/** Which renderer draws the page; `screen` pages have a component of their own. */
export type Kind = 'screen' | 'index' | 'service' | 'story' | 'region' | 'downloads';

export interface Page {
  path: `/${string}`;
  kind: Kind;
  /** Picture in `public/scenes/`, without extension. */
  scene: Scene;
  /** Heading on the index page under which the page's card stands. */
  group?: 'travel' | 'identity' | 'family' | 'documents' | 'forms';
  /** Pages to offer at the end. */
  related?: `/${string}`[];
}

export type Scene =
  | 'savannah-dawn'
  | 'nairobi-skyline'
  | 'mount-kenya'
  | 'dhow-coast'
  | 'tea-hills'
  | 'lake-nakuru';

export const pages: Page[] = [
  { path: '/', kind: 'screen', scene: 'savannah-dawn' },

  { path: '/consular', kind: 'index', scene: 'savannah-dawn' },
  {
    path: '/consular/visa',
    kind: 'service',
    scene: 'savannah-dawn',
    group: 'travel',
    related: ['/magical-kenya/getting-around', '/consular/pets'],
  },
  {
    path: '/consular/passports',
    kind: 'service',
    scene: 'mount-kenya',
    group: 'identity',
    related: ['/consular/birth', '/consular/good-conduct', '/consular/downloads'],
  },
  {
    path: '/consular/good-conduct',
    kind: 'service',
    scene: 'nairobi-skyline',
    group: 'identity',
    related: ['/consular/passports', '/consular/doc-auth'],
  },
  {
    path: '/consular/marriage',
    kind: 'service',
    scene: 'dhow-coast',
    group: 'family',
    related: ['/consular/birth', '/consular/doc-auth'],
  },
  {
    path: '/consular/pets',
    kind: 'service',
    scene: 'savannah-dawn',
    group: 'travel',
    related: ['/consular/visa'],
  },
  {
    path: '/consular/birth',
    kind: 'service',
    scene: 'tea-hills',
    group: 'family',
    related: ['/consular/passports', '/consular/doc-leg'],
  },
  {
    path: '/consular/doc-auth',
    kind: 'service',
    scene: 'nairobi-skyline',
    group: 'documents',
    related: ['/consular/doc-leg'],
  },
  {
    path: '/consular/doc-leg',
    kind: 'service',
    scene: 'tea-hills',
    group: 'documents',
    related: ['/consular/doc-auth', '/explore/education'],
  },
  {
    path: '/consular/downloads',
    kind: 'downloads',
    scene: 'lake-nakuru',
    group: 'forms',
    related: ['/consular/passports', '/consular/birth'],
  },

  { path: '/explore', kind: 'index', scene: 'mount-kenya' },
  {
    path: '/explore/agriculture',
    kind: 'story',
    scene: 'tea-hills',
    related: ['/explore/trade'],
  },
  {
    path: '/explore/culture',
    kind: 'story',
    scene: 'dhow-coast',
    related: ['/magical-kenya/coast', '/explore/nairobi'],
  },
  {
    path: '/explore/nairobi',
    kind: 'story',
    scene: 'nairobi-skyline',
    related: ['/magical-kenya/nairobi', '/explore/foreign-affairs'],
  },
  {
    path: '/explore/education',
    kind: 'story',
    scene: 'mount-kenya',
    related: ['/consular/doc-leg'],
  },
  {
    path: '/explore/foreign-affairs',
    kind: 'story',
    scene: 'nairobi-skyline',
    related: ['/embassy', '/explore/trade'],
  },
  {
    path: '/explore/sports',
    kind: 'story',
    scene: 'savannah-dawn',
    related: ['/magical-kenya/north-rift'],
  },
  {
    path: '/explore/tourism',
    kind: 'story',
    scene: 'lake-nakuru',
    related: ['/magical-kenya', '/consular/visa'],
  },
  {
    path: '/explore/trade',
    kind: 'story',
    scene: 'dhow-coast',
    related: ['/explore/agriculture', '/consular/visa'],
  },

  { path: '/magical-kenya', kind: 'index', scene: 'savannah-dawn' },
  { path: '/magical-kenya/intro', kind: 'story', scene: 'savannah-dawn' },
  { path: '/magical-kenya/getting-around', kind: 'story', scene: 'mount-kenya' },
  { path: '/magical-kenya/nairobi', kind: 'region', scene: 'nairobi-skyline' },
  { path: '/magical-kenya/coast', kind: 'region', scene: 'dhow-coast' },
  { path: '/magical-kenya/central-rift', kind: 'region', scene: 'lake-nakuru' },
  { path: '/magical-kenya/mount-kenya', kind: 'region', scene: 'mount-kenya' },
  { path: '/magical-kenya/northern-kenya', kind: 'region', scene: 'savannah-dawn' },
  { path: '/magical-kenya/north-rift', kind: 'region', scene: 'tea-hills' },
  { path: '/magical-kenya/southern-kenya', kind: 'region', scene: 'savannah-dawn' },
  { path: '/magical-kenya/western-kenya', kind: 'region', scene: 'tea-hills' },
  { path: '/magical-kenya/things-to-do', kind: 'story', scene: 'lake-nakuru' },

  { path: '/news', kind: 'screen', scene: 'nairobi-skyline' },
  { path: '/embassy', kind: 'screen', scene: 'nairobi-skyline' },
];

/** The entry of `pages.json` and the namespace of a page's words. */
export const pageId = (path: string): string => path.slice(1) || 'home';

export interface MenuItem {
  /** Key under `menu` in common.json. */
  label: string;
  to: string;
}

export interface MenuGroup {
  label: string;
  items: MenuItem[];
}

/** Spec 2, Main menu. */
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
      { label: 'passportReplacement', to: '/consular/passports#replacement' },
      { label: 'emergencyTravel', to: '/consular/passports#emergency' },
      { label: 'goodConduct', to: '/consular/good-conduct' },
    ],
  },
  { label: 'news', to: '/news' },
];

/** The pages above a page, from the home page down. */
export const parentsOf = (path: string): string[] => {
  const steps = path.split('/').slice(1, -1);
  const above = steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`);
  return ['/', ...above];
};
