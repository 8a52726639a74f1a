import { Link, type LinkProps, useLocation } from 'react-router-dom';
import { isStaff } from '../../lib/i18n/languages';
import { usePath } from '../../lib/i18n/usePath';

/**
 * Renders a link to a page of the site. `to` has no language prefix and gets that of the current page. A link from the public
 * site into the staff area loads a new document, because that opens in the language of its referrer (languages.ts).
 */
export function AppLink({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }) {
  const path = usePath();
  const { pathname } = useLocation();
  const entersStaffArea = isStaff(to) && !isStaff(pathname);
  return <Link to={path(to)} reloadDocument={entersStaffArea} {...rest} />;
}
