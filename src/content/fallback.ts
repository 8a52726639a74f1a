/**
 * What the home banners show when news or notices cannot be fetched (spec 8): pointers to pages
 * that are always here. Their words are in home.json under the same keys; they carry no date,
 * since they are not news of any day.
 */
export const fallbackNews = [
  { key: 'eta', category: 'general', path: '/consular/visa' },
  { key: 'registration', category: 'community', path: '/embassy' },
  { key: 'degrees', category: 'general', path: '/consular/doc-leg' },
  { key: 'tea', category: 'trade', path: '/explore/agriculture' },
  { key: 'culture', category: 'culture', path: '/explore/culture' },
] as const;

/** Spec 8: four built-in notices. */
export const fallbackNotices = [
  { key: 'hours', path: '/embassy' },
  { key: 'lostPassport', path: '/consular/passports/emergency' },
  { key: 'officialSites', path: '/consular/visa#official-sites' },
  { key: 'forms', path: '/consular/downloads' },
] as const;
