import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { queryClient } from '../../../lib/http/queryClient';
import { NotificationProvider } from '../../../ui/feedback/NotificationProvider';
import { SkipLink } from '../SkipLink';
import { AdminBar } from './AdminBar';

/** Adds `noindex`, because search engines must not list the staff area. */
export function AdminLayout() {
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
