import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { queryClient } from '../../../lib/http/queryClient';
import { NotificationProvider } from '../../../ui/feedback/NotificationProvider';
import { AdminBar } from './AdminBar';

/** The layout and the providers of the staff area; search engines must not index its pages. */
export function AdminLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <meta name="robots" content="noindex" />
      <AdminBar />
      <NotificationProvider>
        <Outlet />
      </NotificationProvider>
    </QueryClientProvider>
  );
}
