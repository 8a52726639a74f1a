/** The pages people look for most: offered where an address or a search leads nowhere. */
export const popularPages = [
  '/consular/help',
  '/consular',
  '/consular/passports',
  '/consular/passports/replacement',
  '/consular/visa',
  '/news',
  '/embassy',
] as const;
