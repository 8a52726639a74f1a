import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { queryClient } from '../../../lib/http/queryClient';
import { NotificationProvider } from '../../../ui/feedback/NotificationProvider';
import { AdminBar } from './AdminBar';

/** What stands around every screen of the staff area. Search engines are asked to pass by. */
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
