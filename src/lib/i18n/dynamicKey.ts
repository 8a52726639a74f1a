type AnyTranslate = (...args: never[]) => unknown;

/**
 * For keys that are built at run time, which the types of i18next cannot check. Returns the key itself if it is missing, for
 * which the tests of the prerendered pages fail.
 */
export const valueAt = (t: AnyTranslate, key: string, options?: object): unknown =>
  (t as (key: string, options?: object) => unknown)(key, options);

/** As {@link valueAt}, for a key whose value is a string. */
export const textAt = (t: AnyTranslate, key: string, options?: object): string =>
  String(valueAt(t, key, options));
