import { useLocation } from 'react-router-dom';
import type { Kind } from '../kinds/kinds';

const DASHBOARD = '/admin/dashboard';

interface OpenedFromList {
  /** Query string of the dashboard (search, filters, pages) and hash of the list. */
  list: string;
}

export const listId = (kind: Kind): string => `${kind}-list`;

/**
 * Location state of links from a list to a form. {@link useDashboardUrl} reads it, so that staff
 * return to the same search, filter and page, also after a reload of the form.
 */
export function useListState(kind: Kind): OpenedFromList {
  const { search } = useLocation();
  return { list: `${search}#${listId(kind)}` };
}

/**
 * URL of the dashboard as it was when the form was opened from one of its lists; otherwise without
 * query string and hash.
 */
export function useDashboardUrl(): string {
  const { state } = useLocation();
  const { list } = Object(state as object | null) as Partial<OpenedFromList>;
  return typeof list === 'string' && /^[?#]/.test(list) ? DASHBOARD + list : DASHBOARD;
}
