import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { formerAnchors } from '../../content/formerAnchors';
import type { Page } from '../../content/site';
import { usePath } from '../../lib/i18n/usePath';

/**
 * Sends readers on who come by the anchor a page had when it was a section of the present one
 * (`/consular/passports#lost`). Without script they find the link to the page at that anchor.
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
