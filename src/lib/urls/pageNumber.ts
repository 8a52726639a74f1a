/** Returns the number of a page in a URL; 1 for any text but an integer from 1 to 9,999,999. */
export const pageNumber = (text: string): number =>
  /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1;
