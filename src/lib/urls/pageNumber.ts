/** The page an address asks for (`?page=2`); anything but a whole number from 1 counts as 1. */
export const pageNumber = (params: URLSearchParams): number => {
  const text = params.get('page') ?? '';
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1;
};
