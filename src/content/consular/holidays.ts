/**
 * Visitors should call before they come on these days; home.json has the names. Idd-ul-Fitr and
 * Idd-ul-Azha are missing, because the gazette announces their dates.
 */
export const fixedHolidays = [
  { key: 'newYear', month: 1, day: 1 },
  { key: 'labour', month: 5, day: 1 },
  { key: 'madaraka', month: 6, day: 1 },
  { key: 'mazingira', month: 10, day: 10 },
  { key: 'mashujaa', month: 10, day: 20 },
  { key: 'jamhuri', month: 12, day: 12 },
  { key: 'christmas', month: 12, day: 25 },
  { key: 'utamaduni', month: 12, day: 26 },
] as const;

/** Holidays by their distance in days from Easter Sunday of the Western calendar. */
export const easterHolidays = [
  { key: 'goodFriday', fromEaster: -2 },
  { key: 'easterMonday', fromEaster: 1 },
] as const;

export type HolidayKey =
  | (typeof fixedHolidays)[number]['key']
  | (typeof easterHolidays)[number]['key'];

/**
 * Days off in Russia, `MM-DD`; whether the Embassy keeps them is not known. A day on a weekend
 * moves to the next weekday (Labour Code, article 112), in January by a yearly decree, often to 31
 * December.
 */
export const russianHolidays = ['02-23', '03-08', '05-01', '05-09', '06-12', '11-04'];
export const russianNewYear = { first: '12-31', last: '01-08' };
