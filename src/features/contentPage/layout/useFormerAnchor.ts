import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { formerAnchors } from '../../../content/consular/formerAnchors';
import type { Page } from '../../../content/site';
import { usePath } from '../../../lib/i18n/usePath';

/**
 * Redirects from a former anchor of the current page, `/consular/passports#lost`, to the page that has
 * replaced its section, in the language of the page. Replaces the history entry, so that the back button does
 * not return to the anchor. Does nothing for other anchors.
 * @param pages the pages that may have replaced a section
 */
export function useFormerAnchor(pages: Page[]): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const path = usePath();
  const target = pages.find((page) => hash === `#${formerAnchors[page.path]}`);
  const to = target && path(target.path);
  useEffect(() => {
    if (to) navigate(to, { replace: true });
  }, [to, navigate]);
}
