import { Outlet } from 'react-router-dom';
import { StatusProvider } from '../../ui/feedback/Status';
import { AdminBar } from './AdminBar';

/** What stands around every screen of the staff area. Search engines are asked to pass by. */
export function AdminLayout() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <AdminBar />
      <StatusProvider>
        <Outlet />
      </StatusProvider>
    </>
  );
}
