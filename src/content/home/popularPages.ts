export const popularPages = [
  '/consular/help',
  '/consular',
  '/consular/passports',
  '/consular/passports/replacement',
  '/consular/visa',
  '/news',
  '/embassy',
] as const;
