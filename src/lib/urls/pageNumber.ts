/**
 * Returns the page of a list, from 1, that the search parameter `page` names; 1 if it is missing or no
 * integer from 1 to 9,999,999.
 */
export const pageNumber = (params: URLSearchParams): number => {
  const text = params.get('page') ?? '';
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1;
};
