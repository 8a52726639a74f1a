import { useLocation, useSearchParams } from 'react-router-dom';
import { pageNumber } from '../../../lib/urls/pageNumber';
import type { BinItem } from '../../../services/history/bin';

const PAGE_SIZE = 20;

/** The items of the page that the URL names, at most the last one, and the props of Pagination. */
export function useBinPage(items: BinItem[]) {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const pages = Math.ceil(items.length / PAGE_SIZE);
  const page = Math.min(pageNumber(params), Math.max(1, pages));
  return {
    shown: items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    page,
    pages,
    href: (to: number) => (to > 1 ? `${pathname}?page=${to}` : pathname),
  };
}
