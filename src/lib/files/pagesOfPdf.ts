/**
 * Returns the number of pages of a PDF; undefined if it cannot be counted, because the objects of
 * pages are compressed or an earlier version of them is in the file.
 * @param text its bytes as Latin-1
 */
export function pagesOfPdf(text: string): number | undefined {
  const pages = text.match(/\/Type\s*\/Page\b/g)?.length;
  return pages && new RegExp(`/Count\\s+${pages}\\b`).test(text) ? pages : undefined;
}
