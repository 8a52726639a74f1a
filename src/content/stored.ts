/**
 * Everything that the site stores in a browser, by purpose: `/privacy` lists it, and
 * lib/browser/storage accepts no other key. A colon at the end makes a key a prefix.
 */
export const stored = {
  language: { local: ['language'] },
  ticks: { local: ['ticks:'] },
  alerts: {
    local: ['embassy-alerts'],
    session: ['alerts', 'alerts-folded', 'alerts-announced'],
  },
  place: { session: ['scroll', 'reloaded'] },
  /** The service worker's times for the entries of its caches, the only caches of the site. */
  offline: { databases: ['serwist-expiration'] },
  staff: {
    local: [
      'embassy-session',
      'isLoggedIn',
      'embassy-staff-role',
      'embassy-unsaved:',
      'embassy-note:',
    ],
  },
} as const satisfies Record<
  string,
  { local?: readonly string[]; session?: readonly string[]; databases?: readonly string[] }
>;

type Purposes = (typeof stored)[keyof typeof stored];
type Keys<Area extends string> =
  Extract<Purposes, Record<Area, unknown>> extends infer Purpose
    ? Purpose extends Record<Area, readonly (infer Key extends string)[]>
      ? Key
      : never
    : never;
type WithSuffix<Key extends string> = Key extends `${string}:` ? `${Key}${string}` : Key;

/** A key of local storage. */
export type LocalKey = WithSuffix<Keys<'local'>>;
/** A key of session storage, which lasts until the tab is closed. */
export type SessionKey = WithSuffix<Keys<'session'>>;
