import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { sessionItems } from '../../lib/browser/storage';
import { useClientValue } from '../../lib/hooks/useClientValue';
import { useLanguage } from '../../lib/i18n/useLanguage';
import {
  builtAlerts,
  type CurrentAlert,
  previewedAlerts,
} from '../data/currentSite/fetchCurrentSite';
import type { Alerts } from '../data/currentSite/useCurrentSite';
import { AlertBanner } from './AlertBanner';
import styles from './AlertBar.module.css';

/** Keys of session storage, which lasts for a visit. */
const FOLDED = 'alerts-folded';
const ANNOUNCED = 'alerts-announced';

/** Identifies an alert by its texts too, because an alert with a changed text counts as new. */
const alertKey = ({ level, text, startsAt }: CurrentAlert): string =>
  JSON.stringify({ level, text, startsAt });

/** Returns alerts that were not announced in this visit, and records them in session storage. */
function takeUnannounced(alerts: CurrentAlert[]): CurrentAlert[] {
  const announced = (sessionItems.read(ANNOUNCED) ?? '').split('\n');
  const unannounced = alerts.filter((alert) => !announced.includes(alertKey(alert)));
  if (unannounced.length > 0) {
    sessionItems.write(ANNOUNCED, [...announced, ...unannounced.map(alertKey)].join('\n'));
  }
  return unannounced;
}

/** Milliseconds until the live region is emptied, because its text would be read twice. */
const REMOVED_AFTER_MS = 10_000;

/**
 * Announces each alert once in a visit, emergencies assertively, and empties the live regions after
 * {@link REMOVED_AFTER_MS}. They are rendered before their text, because screen readers announce
 * only what is inserted into one.
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
  const spokenText = (level: CurrentAlert['level']) =>
    announced
      .filter((alert) => alert.level === level)
      .map(({ text }) => `${t(`alert.${level}`)}: ${text[language]}`)
      .join(' ');
  return (
    <div className="visually-hidden">
      <div role="alert">{spokenText('emergency')}</div>
      <div role="status">{spokenText('important')}</div>
    </div>
  );
}

/**
 * Returns the starting times of the alerts that stand above the page: at first the alerts of the
 * build, or the one that staff preview; after each navigation all. A start identifies an alert
 * whose text has changed, so that the alert keeps its place.
 */
function useStartsAbove(alerts: CurrentAlert[]): number[] {
  const { pathname } = useLocation();
  const startTimes = (some: CurrentAlert[]) => some.map(({ startsAt }) => startsAt);
  const [above, setAbove] = useState({
    pathname,
    starts: startTimes(previewedAlerts ?? builtAlerts),
  });
  if (above.pathname !== pathname) setAbove({ pathname, starts: startTimes(alerts) });
  return above.starts;
}

/**
 * Returns the keys of folded alerts (`alertKey`), none in prerendered HTML, and a function that
 * sets them for this visit.
 */
function useFolded() {
  const stored = useClientValue(sessionItems.read(FOLDED) ?? '', '');
  const [changed, setChanged] = useState<string>();
  const setFolded = (keys: string[]) => {
    sessionItems.write(FOLDED, keys.join('\n'));
    setChanged(keys.join('\n'));
  };
  return [(changed ?? stored).split('\n'), setFolded] as const;
}

/**
 * Renders alerts above the page, or fixed at the viewport's lower edge if they arrive while the
 * page is read, so that nothing moves. Announces them, and makes room for the fixed ones
 * (`--alert-space`). The visitor can fold them for the visit, not remove them.
 */
export function AlertBar({ alerts, checkedAt }: Alerts) {
  const starts = useStartsAbove(alerts);
  const [folded, setFolded] = useFolded();
  const arrived = useRef<HTMLDivElement>(null);

  // After each render, because text, language and folding change the height.
  useLayoutEffect(() => setSpace(`${arrived.current?.offsetHeight ?? 0}px`));
  useEffect(() => () => setSpace(''), []);

  const banner = (shown: CurrentAlert[], isNewer = false) => {
    const keys = shown.map(alertKey);
    const others = folded.filter((key) => !keys.includes(key));
    return (
      <AlertBanner
        alerts={shown}
        folded={keys.every((key) => folded.includes(key))}
        onFold={(fold) => setFolded(fold ? [...others, ...keys] : others)}
        isNewer={isNewer}
        checkedAt={checkedAt}
      />
    );
  };
  const above = alerts.filter(({ startsAt }) => starts.includes(startsAt));
  const late = alerts.filter(({ startsAt }) => !starts.includes(startsAt));
  return (
    <>
      <div className={styles.bar}>{banner(above)}</div>
      {late.length > 0 && (
        <div ref={arrived} className={`${styles.bar} ${styles.fixed}`}>
          {banner(late, above.length > 0)}
        </div>
      )}
      <AlertAnnouncer alerts={alerts} />
    </>
  );
}

/** Sets the height of the fixed banner, above which focused elements stay; `''` removes it. */
const setSpace = (space: string): void =>
  document.documentElement.style.setProperty('--alert-space', space);
