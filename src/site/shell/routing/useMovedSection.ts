import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { movedSections } from '../../../content/movedSections';
import { withoutPrefix } from '../../../lib/i18n/languages';
import { usePath } from '../../../lib/i18n/usePath';

/**
 * Navigates from the former address of a moved section to its present one, which replaces the
 * history entry; not on the server, because servers do not see the anchor.
 */
export function useMovedSection(): void {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const moved = movedSections[withoutPrefix(pathname) + hash];
  const path = usePath()(moved ?? '');
  // In an effect, because the prerendered page has to be hydrated first.
  useEffect(() => {
    if (moved) void navigate(path, { replace: true });
  }, [moved, path, navigate]);
}
