import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { formatDay } from '../../lib/dates/calendarDay';
import { env } from '../../lib/env';
import { isStaff } from '../../lib/i18n/languages';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { HelpLink } from '../../ui/navigation/HelpLink';
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

/**
 * Says that there is no connection, not to staff. The live region stays without a message, because screen readers announce only what
 * is inserted into one.
 */
export function StatusBanners() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { pathname } = useLocation();
  const disconnected = useOffline();
  // Staff see the failure of what they do instead, about which the date of the public pages says nothing.
  const offline = disconnected && !isStaff(pathname);
  return (
    <div role="status">
      {offline && (
        <div className={styles.banner} data-screen-only>
          <div className={`container cluster ${styles.inner}`}>
            <span>{t('offline', { date: formatDay(env.builtOn, language) })}</span> <HelpLink />
          </div>
        </div>
      )}
    </div>
  );
}
