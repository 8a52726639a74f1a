import { useLocation } from 'react-router-dom';
import { translatedKinds } from '../kinds/kinds';

interface OpenedFrom {
  /** Path and query string of a page. */
  from: string;
}

/**
 * Location state of links to a form. {@link useBackUrl} reads it, so that staff return to the same
 * search, filter and page of a list, also after a reload of the form.
 */
export function useOpenedFrom(): OpenedFrom {
  const { pathname, search } = useLocation();
  return { from: pathname + search };
}

/**
 * URL of the page from which a form was opened; otherwise of the list of its kind, of an alert of
 * the dashboard.
 */
export function useBackUrl(): string {
  const { pathname, state } = useLocation();
  const { from } = Object(state as object | null) as Partial<OpenedFrom>;
  if (typeof from === 'string' && from.startsWith('/admin/')) return from;
  const kind = translatedKinds.find((kind) => pathname.startsWith(`/admin/${kind}/`));
  return `/admin/${kind ?? 'dashboard'}`;
}
