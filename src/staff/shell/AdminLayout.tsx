import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { queryClient } from '../../lib/http/queryClient';
import { SkipLink } from '../../ui/navigation/SkipLink';
import { NotificationProvider } from '../parts/NotificationProvider';
import { AdminBar } from './AdminBar';

/** Parts of a page that keep the focus when a control in them is removed; an item, not a list. */
const PARTS = 'li, fieldset, form, section, dialog, [tabindex]';
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Keeps the focus on the page when the focused element is removed (WCAG 2.4.3): a published article
 * leaves the list of drafts, a form closes. The nearest part that is left gets the focus, or the
 * first control or heading in it that can. Does nothing if the focus is elsewhere by then.
 */
function useFocusFallback(): void {
  useEffect(() => {
    let path: Element[] = [];
    const remember = () => {
      path = [];
      for (let at = document.activeElement; at; at = at.parentElement) path.push(at);
    };
    const hasFocus = () => document.activeElement !== document.body;
    // Later, because some browsers fire the event for an element that is being removed, too.
    const forget = () =>
      setTimeout(() => {
        if (!hasFocus() && path[0]?.isConnected) path = [];
      });
    const observer = new MutationObserver(() => {
      if (hasFocus() || path[0]?.isConnected !== false) return;
      const parts = path.filter((element) => element.isConnected && element.matches(PARTS));
      for (const target of parts.flatMap((part) => [part, ...part.querySelectorAll(FOCUSABLE)])) {
        // The page itself would be scrolled to its beginning, below the bar.
        if (target instanceof HTMLElement) target.focus({ preventScroll: target.matches('main') });
        if (hasFocus()) return;
      }
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    document.addEventListener('focusout', forget);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('focusout', forget);
    };
  }, []);
}

/**
 * Lays out the staff area: its bar, its notifications and the page, in the query client. With
 * `noindex`, because search engines must not list it.
 */
export function AdminLayout() {
  useFocusFallback();
  return (
    <QueryClientProvider client={queryClient}>
      <meta name="robots" content="noindex" />
      <SkipLink />
      <AdminBar />
      <main id="content" tabIndex={-1}>
        <NotificationProvider>
          <Outlet />
        </NotificationProvider>
      </main>
    </QueryClientProvider>
  );
}
