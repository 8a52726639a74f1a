import type { QueryKey } from '@tanstack/react-query';

/** What a page was prerendered with: JSON and dates. `fresh` queries are not refetched. */
export type PageData = [key: QueryKey, data: unknown, fresh?: true][];

/** The id of the data block in the prerendered HTML. */
export const PAGE_DATA_ID = 'page-data';

/** The name of the property that stands for a date, which JSON does not have. */
const DATE = '$date';

/**
 * Serializes query results for a script element: JSON, and a date as `{ "$date": <milliseconds> }`.
 * Escapes `<`, as in `</script>`.
 */
export const stringifyPageData = (data: PageData): string =>
  JSON.stringify(data, function (this: Record<string, unknown>, key, value) {
    const original = this[key];
    return original instanceof Date ? { [DATE]: original.getTime() } : value;
  }).replaceAll('<', '\\u003c');

/** Parses what {@link stringifyPageData} has written, dates included. */
const parsePageData = (json: string): PageData =>
  JSON.parse(json, (_key, value) =>
    typeof value?.[DATE] === 'number' ? new Date(value[DATE]) : value,
  );

/** Returns the query results of a prerendered document; undefined if there are none. */
export function documentPageData(): PageData | undefined {
  const json = globalThis.document?.getElementById(PAGE_DATA_ID)?.textContent;
  return json ? parsePageData(json) : undefined;
}
