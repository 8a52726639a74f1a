/** The number in the search parameter `page`, from 1; 1 if it is missing or no such number. */
export const pageNumber = (params: URLSearchParams): number => {
  const text = params.get('page') ?? '';
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1;
};
