/** Shown if news cannot be fetched (R8.15), with texts of home.json; undated, because not news. */
export const fallbackNews = [
  { key: 'eta', category: 'general', path: '/consular/visa' },
  { key: 'registration', category: 'community', path: '/embassy' },
  { key: 'degrees', category: 'general', path: '/consular/doc-leg' },
  { key: 'tea', category: 'trade', path: '/explore/agriculture' },
  { key: 'culture', category: 'culture', path: '/explore/culture' },
] as const;

/** Items shown if notices cannot be fetched (R8.16). */
export const fallbackNotices = [
  { key: 'hours', path: '/embassy' },
  { key: 'lostPassport', path: '/consular/passports/emergency' },
  { key: 'officialSites', path: '/consular/visa#official-sites' },
  { key: 'forms', path: '/consular/downloads' },
] as const;
