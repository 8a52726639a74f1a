import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/i18n/useLanguage';
import type { CurrentAlert } from '../../services/currentSite/fetchCurrentSite';
import type { Alerts } from '../../services/currentSite/useCurrentSite';
import { AlertBanner } from './AlertBanner';
import styles from './AlertBar.module.css';
import { useBannerPlace } from './useBannerPlace';
import { keyOf, readFolded, storeFolded, takeUnannounced } from './visitStorage';

/** Milliseconds for which the text stays in the live region; if it stayed, screen readers would read it twice. */
const REMOVED_AFTER_MS = 10_000;

/**
 * Announces each alert once in a visit, emergencies assertively. The live regions are rendered before their text, because
 * screen readers announce only what is inserted into one.
 */
function AlertAnnouncer({ alerts }: { alerts: CurrentAlert[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [announced, setAnnounced] = useState<CurrentAlert[]>([]);

  useEffect(() => {
    const unannounced = takeUnannounced(alerts);
    if (unannounced.length > 0) setAnnounced(unannounced);
  }, [alerts]);

  useEffect(() => {
    if (announced.length === 0) return;
    const timer = setTimeout(() => setAnnounced([]), REMOVED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [announced]);

  if (alerts.length === 0) return null;
  const textOf = (level: CurrentAlert['level']) =>
    announced
      .filter((alert) => alert.level === level)
      .map(({ text }) => `${t(`alert.${level}`)}: ${text[language]}`)
      .join(' ');
  return (
    <div className="visually-hidden">
      <div role="alert">{textOf('emergency')}</div>
      <div role="status">{textOf('important')}</div>
    </div>
  );
}

/** Renders the alerts. The visitor can fold them for the visit, but not remove them; a further alert unfolds them. */
export function AlertBar({ alerts, checkedAt }: Alerts) {
  const language = useLanguage();
  const [folded, setFolded] = useState(readFolded);
  const keys = alerts.map(keyOf).join('\n');
  const { element, fixed } = useBannerPlace(keys);
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
