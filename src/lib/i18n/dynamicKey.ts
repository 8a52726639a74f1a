/** The `t` of i18next, for any namespace. */
type AnyTranslate = (...args: never[]) => unknown;

/**
 * Returns the translation of a key that is built at run time, which the types of i18next cannot check: a
 * string, or with the option `returnObjects` an object or array. Returns the key itself if it is missing,
 * for which the tests of the prerendered pages fail. Never throws.
 * @param t the `t` function of any namespace
 * @param options those of i18next's `t`, such as `lng`, `ns` and `count`
 */
export const valueAt = (t: AnyTranslate, key: string, options?: object): unknown =>
  (t as (key: string, options?: object) => unknown)(key, options);

/**
 * Returns the translation of a key that is built at run time and whose value is a string; the key itself
 * if it is missing ({@link valueAt}).
 */
export const textAt = (t: AnyTranslate, key: string, options?: object): string =>
  String(valueAt(t, key, options));
