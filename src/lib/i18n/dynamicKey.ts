/** The `t` of i18next, for any namespace. */
type AnyTranslate = (...args: never[]) => unknown;

/**
 * Translates a key that is built at run time, which the types of i18next cannot check. The tests of the
 * prerendered pages fail for a missing key, because i18next returns the key itself.
 * @returns a string, or with `returnObjects` the value of the key
 */
export const valueAt = (t: AnyTranslate, key: string, options?: object): unknown =>
  (t as (key: string, options?: object) => unknown)(key, options);

/** {@link valueAt} for a key whose value is a string. */
export const textAt = (t: AnyTranslate, key: string, options?: object): string =>
  String(valueAt(t, key, options));
