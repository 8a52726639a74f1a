import { Link, type LinkProps } from 'react-router-dom';
import { usePath } from '../lib/i18n/usePath';

/** A link to a page of the site; keeps the reader's language prefix. */
export function LocalLink({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }) {
  const path = usePath();
  return <Link to={path(to)} {...rest} />;
}
