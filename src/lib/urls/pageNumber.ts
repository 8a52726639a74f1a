/** Returns the search parameter `page`; 1 if it is missing or not an integer from 1 to 9,999,999. */
export const pageNumber = (params: URLSearchParams): number => {
  const text = params.get('page') ?? '';
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1;
};
