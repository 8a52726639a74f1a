import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { formerAnchors } from '../../../content/consular/formerAnchors';
import type { Page } from '../../../content/site';
import { usePath } from '../../../lib/i18n/usePath';

/**
 * Redirects from an anchor of the current page to the page that its section has become
 * (`/consular/passports#lost`). Without script the anchor is at the link to that page.
 */
export function useFormerAnchor(pages: Page[]): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const path = usePath();
  const target = pages.find((page) => hash === `#${formerAnchors[page.path]}`);
  const address = target && path(target.path);
  useEffect(() => {
    if (address) navigate(address, { replace: true });
  }, [address, navigate]);
}
