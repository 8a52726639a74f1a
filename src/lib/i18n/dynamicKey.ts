type AnyTranslate = (...args: never[]) => unknown;

/**
 * Returns the value of a key that is built at run time, which the types of i18next cannot check; of several keys that of the first
 * that exists. Returns the key itself if it is missing, for which the tests of the prerendered pages fail.
 */
export const valueAt = (t: AnyTranslate, key: string | string[], options?: object): unknown =>
  (t as (key: string | string[], options?: object) => unknown)(key, options);

/** Returns the text of a key that is built at run time, as {@link valueAt} does. */
export const textAt = (t: AnyTranslate, key: string | string[], options?: object): string =>
  String(valueAt(t, key, options));
