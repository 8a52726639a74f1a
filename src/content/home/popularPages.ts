/** The most visited pages, which the 404 page and a search without results offer. */
export const popularPages = [
  '/consular/help',
  '/consular',
  '/consular/passports',
  '/consular/passports/replacement',
  '/consular/visa',
  '/news',
  '/embassy',
] as const;
