/**
 * Public holidays of Kenya (content sheet, embassy section 7): days on which visitors call before
 * they come. Idd-ul-Fitr and Idd-ul-Azha follow the moon and are announced by gazette, so the page
 * speaks of them without a date. The names are in home.json.
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

/** Days from Easter Sunday of the Western calendar. */
export const easterHolidays = [
  { key: 'goodFriday', fromEaster: -2 },
  { key: 'easterMonday', fromEaster: 1 },
] as const;

export type HolidayKey =
  | (typeof fixedHolidays)[number]['key']
  | (typeof easterHolidays)[number]['key'];
