import { Link, type LinkProps, useLocation } from 'react-router-dom';
import { isStaff } from '../../lib/i18n/languages';
import { usePath } from '../../lib/i18n/usePath';

/** A link to a page of the site; keeps the reader's language prefix. */
export function AppLink({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }) {
  const path = usePath();
  const { pathname } = useLocation();
  // The staff area has a router of its own (docs/decisions, two routers).
  const enters = isStaff(to) && !isStaff(pathname);
  return <Link to={path(to)} reloadDocument={enters} {...rest} />;
}
