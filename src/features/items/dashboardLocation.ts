import { useLocation } from 'react-router-dom';
import type { ItemType } from './itemType';

const DASHBOARD = '/admin/dashboard';

/** The location state of a form that was opened from a list of the dashboard. */
interface OpenedFromList {
  /** The query string of the dashboard, with search, filters and pages, and the hash of the list. */
  list: string;
}

/** The id of the heading of a list on the dashboard. */
export const listId = (kind: ItemType): string => `${kind}-list`;

/**
 * Returns the location state for links from a list of the dashboard to a form. {@link useDashboardUrl} reads it, so
 * that staff return to the same search, filter and page, also after a reload of the form.
 */
export function useListState(kind: ItemType): OpenedFromList {
  const { search } = useLocation();
  return { list: `${search}#${listId(kind)}` };
}

/**
 * Returns the URL of the dashboard, as it was when the current form was opened from one of its lists; without
 * query string and hash where it was opened otherwise.
 */
export function useDashboardUrl(): string {
  const { state } = useLocation();
  const { list } = Object(state as object | null) as Partial<OpenedFromList>;
  return typeof list === 'string' && /^[?#]/.test(list) ? DASHBOARD + list : DASHBOARD;
}
