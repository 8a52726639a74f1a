import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { formatDay } from '../../lib/dates/calendarDay';
import { env } from '../../lib/env';
import { isStaff } from '../../lib/i18n/languages';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Button } from '../../ui/actions/Button';
import { HelpLink } from '../../ui/navigation/HelpLink';
import { appUpdate } from '../startup/appUpdate';
import styles from './StatusBanners.module.css';

const useOffline = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      window.addEventListener('online', onChange);
      window.addEventListener('offline', onChange);
      return () => {
        window.removeEventListener('online', onChange);
        window.removeEventListener('offline', onChange);
      };
    },
    () => !navigator.onLine,
    () => false,
  );

const StatusBanner = ({ children }: { children: ReactNode }) => (
  <div className={styles.banner} data-screen-only>
    <div className={`container cluster ${styles.inner}`}>{children}</div>
  </div>
);

/**
 * Says that there is no connection (not to staff), else that there is an update. The live region stays without a message, because
 * screen readers announce only what is inserted into one.
 */
export function StatusBanners() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { pathname } = useLocation();
  const disconnected = useOffline();
  // Staff see the failure of what they do instead, about which the date of the public pages says nothing.
  const offline = disconnected && !isStaff(pathname);
  const applyUpdate = useSyncExternalStore(appUpdate.subscribe, appUpdate.now, () => undefined);
  return (
    <div role="status">
      {offline && (
        <StatusBanner>
          <span>{t('offline', { date: formatDay(env.builtOn, language) })}</span> <HelpLink />
        </StatusBanner>
      )}
      {applyUpdate && !offline && (
        <StatusBanner>
          {t('release.ready')}
          <Button variant="onDark" onClick={applyUpdate}>
            {t('release.show')}
          </Button>
        </StatusBanner>
      )}
    </div>
  );
}
