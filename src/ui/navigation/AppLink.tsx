import { Link, type LinkProps, useLocation } from 'react-router-dom';
import { isStaff } from '../../lib/i18n/languages';
import { usePath } from '../../lib/i18n/usePath';

/**
 * A link to a page of the site, with the language prefix of the current page.
 * @param to a path without language prefix
 */
export function AppLink({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }) {
  const path = usePath();
  const { pathname } = useLocation();
  // Loads a new document, because the staff area has another router (decision 0012).
  const entersStaffArea = isStaff(to) && !isStaff(pathname);
  return <Link to={path(to)} reloadDocument={entersStaffArea} {...rest} />;
}
