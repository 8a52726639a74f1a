type AnyTranslate = (...args: never[]) => unknown;

/**
 * Returns the value of the first existing key, for keys built at run time, which i18next cannot
 * check: a text, or with `returnObjects` any value. Without such a key it returns `defaultValue`,
 * else the last key without its namespace, which fails the tests of prerendered pages.
 */
export const valueAt = (t: AnyTranslate, key: string | string[], options?: object): unknown =>
  (t as (key: string | string[], options?: object) => unknown)(key, options);

/** Returns the text of a key that is built at run time, as {@link valueAt} does. */
export const textAt = (t: AnyTranslate, key: string | string[], options?: object): string =>
  String(valueAt(t, key, options));
