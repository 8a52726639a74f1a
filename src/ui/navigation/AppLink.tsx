import type { ComponentPropsWithRef } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { isStaff } from '../../lib/i18n/languages';
import { usePath } from '../../lib/i18n/usePath';

interface Props extends ComponentPropsWithRef<'a'> {
  to: string;
  /** The state of the history entry. */
  state?: unknown;
}

/**
 * Renders a link to a page of the site. `to` has no language prefix and gets that of the current page. A link from the public
 * site into the staff area loads a new document, because that opens in the language of its referrer (languages.ts). Not the
 * package's `Link`, because that brings 3 kB of prefetching for its own servers.
 */
export function AppLink({ to, state, onClick, ...rest }: Props) {
  const path = usePath()(to);
  const { pathname } = useLocation();
  const follow = useLinkClickHandler<HTMLAnchorElement>(path, { state, target: rest.target });
  return (
    <a
      {...rest}
      href={useHref(path)}
      onClick={(event) => {
        onClick?.(event);
        const entersStaffArea = isStaff(to) && !isStaff(pathname);
        if (!event.defaultPrevented && !entersStaffArea) follow(event);
      }}
    />
  );
}
