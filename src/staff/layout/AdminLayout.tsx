import { QueryClientProvider } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { env } from '../../lib/env';
import { queryClient } from '../../lib/http/queryClient';
import { Callout } from '../../ui/feedback/Callout';
import { NotificationProvider } from '../../ui/feedback/NotificationProvider';
import { SkipLink } from '../../ui/navigation/SkipLink';
import { AdminBar } from './AdminBar';
import { useFocusFallback } from './useFocusFallback';

/** Lays out every page of the staff area, with `noindex`, because search engines must not list it. */
export function AdminLayout() {
  useFocusFallback();
  return (
    <QueryClientProvider client={queryClient}>
      <meta name="robots" content="noindex" />
      <SkipLink />
      <AdminBar />
      <main id="content" tabIndex={-1}>
        {window.location.origin === env.mirrorUrl && <MainAddress />}
        <NotificationProvider>
          <Outlet />
        </NotificationProvider>
      </main>
    </QueryClientProvider>
  );
}

/** Names the main host on the second one, which serves readers and leaves api/blob.ts to it (docs/deployment.md). */
function MainAddress() {
  const { t } = useTranslation('admin');
  const main = env.siteUrl + useLocation().pathname;
  return (
    <div className="container">
      <Callout kind="note">
        <p>
          {t('area.mirror')} <a href={main}>{main}</a>
        </p>
      </Callout>
    </div>
  );
}
