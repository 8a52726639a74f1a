import { useState } from 'react';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { AlertBanner } from '../../ui/feedback/AlertBanner';
import { AlertAnnouncer } from './AlertAnnouncer';
import styles from './AlertBar.module.css';
import { useBannerPlace } from './useBannerPlace';
import type { Alerts } from './useCurrentAlerts';
import { keyOf, readFolded, storeFolded } from './visitStorage';

/** The visitor can fold alerts for the visit, but not remove them; a further alert unfolds them. */
export function AlertBar({ alerts, checkedAt }: Alerts) {
  const language = useLanguage();
  const [folded, setFolded] = useState(readFolded);
  const keys = alerts.map(keyOf).join('\n');
  const until = Math.min(...alerts.map(({ endsAt }) => endsAt));
  const { element, fixed } = useBannerPlace({ alerts: keys, until });
  const fold = (next: boolean) => {
    setFolded(next ? keys : '');
    storeFolded(next ? keys : '');
  };
  return (
    <div ref={element} className={fixed ? `${styles.bar} ${styles.fixed}` : styles.bar}>
      <AlertBanner
        alerts={alerts}
        language={language}
        folded={folded === keys}
        onFold={fold}
        checkedAt={checkedAt}
      />
      <AlertAnnouncer alerts={alerts} />
    </div>
  );
}
