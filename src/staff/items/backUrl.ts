import { useLocation } from 'react-router-dom';
import { translatedKinds } from '../kinds/kinds';

/**
 * Returns the location state for links to a form: path and query string of this page. By it
 * {@link useBackUrl} returns to the same search, filter and page of a list, also after a reload.
 */
export function useOpenedFrom(): { from: string } {
  const { pathname, search } = useLocation();
  return { from: pathname + search };
}

/**
 * Returns the URL of the page that linked to a form, else of its list; for alerts the dashboard.
 */
export function useBackUrl(): string {
  const { pathname, state } = useLocation();
  const { from } = Object(state) as { from?: unknown };
  if (typeof from === 'string' && from.startsWith('/admin/')) return from;
  const kind = translatedKinds.find((kind) => pathname.startsWith(`/admin/${kind}/`));
  return `/admin/${kind ?? 'dashboard'}`;
}
