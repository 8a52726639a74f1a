import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { hydrated } from '../../../lib/browser/hydrated';
import { readItem, removeItem, sessionItems, writeItem } from '../../../lib/browser/storage';
import { builtUntil, setChangedFacts } from '../../../lib/facts/currentFacts';
import {
  builtAlerts,
  type CurrentAlert,
  type CurrentSite,
  fetchCurrentSite,
  previewedAlerts,
} from './fetchCurrentSite';

interface KnownSite extends CurrentSite {
  /** Time of the response, in milliseconds since 1970. */
  at: number;
  /** The build whose facts have changed: its `builtUntil`. */
  since: string | undefined;
}

/** Keys of the last response: of this visit; of any visit, for a lost connection. */
const KNOWN = 'alerts';
const LATEST = 'embassy-alerts';

/**
 * Parses what {@link storeKnown} has stored; null for null, and for a text that is no JSON or has
 * no array `alerts`. The other properties are not checked.
 */
function parseKnown(text: string | null): KnownSite | null {
  try {
    const known: KnownSite | null = JSON.parse(text ?? 'null');
    return Array.isArray(known?.alerts) ? known : null;
  } catch {
    return null;
  }
}

/**
 * Stores a response for this visit. Stores it in local storage too, for pages without a connection;
 * removes that copy if the response has neither alerts nor facts.
 */
function storeKnown(known: KnownSite): void {
  const text = JSON.stringify(known);
  sessionItems.write(KNOWN, text);
  if (known.alerts.length + known.facts.length > 0) writeItem(LATEST, text);
  else if (readItem(LATEST)) removeItem(LATEST);
}

/** Milliseconds between requests, because an alert has to reach every page within a minute. */
const REFRESH_MS = 55_000;

/** Milliseconds added to the wait, because a timer may fire a millisecond early. */
const TIMER_SLACK_MS = 500;

export interface Alerts {
  /** Alerts that have not ended. */
  alerts: CurrentAlert[];
  /** Time of the last response, in milliseconds since 1970, if the latest request has failed. */
  checkedAt: number | undefined;
}

/**
 * Returns the alerts of the build, then current alerts or the one in preview, and sets the facts
 * changed since the build. Requests on mount, while visible, on navigation and on reconnection, at
 * most every 55 s, even after a failure. Stores each response; without a connection returns this
 * device's latest alerts. Mount it once on a page.
 */
export function useCurrentSite(): Alerts {
  const { pathname } = useLocation();
  // Null and 0 until the page is hydrated, because its HTML has the alerts of the build.
  const [known, setKnown] = useState<KnownSite | null>(null);
  const [now, setNow] = useState(0);
  const [failed, setFailed] = useState(false);
  const requestedAt = useRef(0);

  /** Requests the site, unless the tab is hidden or the latest request is too recent. */
  const refresh = useEffectEvent(async () => {
    setNow(Date.now());
    // Absolute, because the clock of the device may be set back.
    const age = Math.abs(Date.now() - requestedAt.current);
    if (document.hidden || age < REFRESH_MS) return;
    requestedAt.current = Date.now();
    const current = await fetchCurrentSite();
    setFailed(!current);
    if (!current) {
      setKnown((before) => before ?? parseKnown(readItem(LATEST)));
      return;
    }
    const response = { at: Date.now(), since: builtUntil, ...current };
    storeKnown(response);
    setKnown(response);
    setNow(Date.now());
  });
  const refreshAfterFailure = useEffectEvent(() => {
    if (failed) requestedAt.current = 0;
    void refresh();
  });

  const facts = known?.since === builtUntil ? known?.facts : undefined;
  useEffect(() => {
    if (facts) void hydrated.then(() => setChangedFacts(facts));
  }, [facts]);

  // Before the effect that requests.
  useEffect(() => {
    const stored = parseKnown(sessionItems.read(KNOWN));
    requestedAt.current = stored?.at ?? 0;
    setKnown(stored);
    setNow(Date.now());
  }, []);

  // On each navigation, which `pathname`, never empty, stands for.
  useEffect(() => {
    if (pathname) void refresh();
  }, [pathname]);

  useEffect(() => {
    const onVisible = () => void refresh();
    const onOnline = () => refreshAfterFailure();
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('online', onOnline);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('online', onOnline);
    };
  }, []);

  const current = known?.alerts ?? builtAlerts;
  const alerts = ((now && previewedAlerts) || current).filter(({ endsAt }) => endsAt > now);
  const nextEnd = Math.min(...alerts.map(({ endsAt }) => endsAt));
  useEffect(() => {
    const wait = Math.min(REFRESH_MS + TIMER_SLACK_MS, nextEnd - now);
    const timer = setTimeout(() => void refresh(), wait);
    return () => clearTimeout(timer);
  }, [now, nextEnd]);

  return { alerts, checkedAt: failed ? known?.at : undefined };
}
