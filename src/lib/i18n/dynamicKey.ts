/** i18next's `t`, of any namespace. */
type AnyTranslate = (...args: never[]) => unknown;

/**
 * Translates a key that is put together at run time, which i18next's types cannot check: that it exists
 * is held by the tests of the prerendered pages, where a missing key would be shown.
 */
export const valueAt = (t: AnyTranslate, key: string, options?: object): unknown =>
  (t as (key: string, options?: object) => unknown)(key, options);

/** The same for a key that holds a text. */
export const textAt = (t: AnyTranslate, key: string, options?: object): string =>
  String(valueAt(t, key, options));
