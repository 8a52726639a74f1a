import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { visit } from '../../lib/browser/storage';
import { useLanguage } from '../../lib/i18n/useLanguage';
import type { CurrentAlert } from '../../services/currentSite/fetchCurrentSite';
import type { Alerts } from '../../services/currentSite/useCurrentSite';
import { AlertBanner } from './AlertBanner';
import styles from './AlertBar.module.css';

/** Milliseconds. */
const DURATION = 260;

/** Sets the height of a fixed banner, above which focused elements, targets of links and other bars stay. */
const setSpace = (space: string): void =>
  document.documentElement.style.setProperty('--alert-space', space);

/**
 * Moves an element into its place by a transform, which does not count as a layout shift (decision 0034). With reduced motion it
 * stays where it was for the same time, then jumps.
 * @param distance how far it has moved, in pixels; negative for up
 */
function slide(element: Element, distance: number): void {
  if (distance === 0) return;
  const still = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  element.animate?.([{ transform: `translateY(${-distance}px)` }, { transform: 'none' }], {
    duration: DURATION,
    easing: still ? 'step-end' : 'ease-out',
  });
}

/** Slides the page after the banner above it has changed its height: the siblings of the banner, and itself. */
function slidePage(banner: Element, distance: number): void {
  for (const element of banner.parentElement?.children ?? []) {
    // A transform would move a fixed element, which has not moved.
    if (getComputedStyle(element).position !== 'fixed') slide(element, distance);
  }
}

/** Calls what changes the space of a fixed banner, and slides the bars that stand above it. */
function slideBars(changeSpace: () => void): void {
  const tops = [...document.querySelectorAll('main nav')].map(
    (bar) => [bar, bar.getBoundingClientRect().top] as const,
  );
  changeSpace();
  for (const [bar, top] of tops) slide(bar, bar.getBoundingClientRect().top - top);
}

/**
 * Places the banner above the page or, on the page on which the first alert arrives, fixed to the lower edge of the viewport, so
 * that nothing moves under the reader. Slides the page when an alert above it changes.
 * @param alerts their keys; empty without any
 * @returns the ref of the element around the banner, and whether it is fixed
 */
function useBannerPlace(alerts: string) {
  const { pathname } = useLocation();
  const element = useRef<HTMLDivElement>(null);
  const placed = useRef({ alerts, height: 0, ownHeight: 0 });
  /** The page on which the banner is fixed. */
  const [fixedOn, setFixedOn] = useState<string | null>(null);
  const [known, setKnown] = useState('');
  // Before the banner is in the page, because the browser would adjust the scroll position to it.
  if (known !== alerts) {
    setKnown(alerts);
    if (known === '') setFixedOn(pathname);
  }
  const fixed = alerts !== '' && fixedOn === pathname;

  // After each render, because text, language and folding change the height.
  useLayoutEffect(() => {
    const { current: banner } = element;
    if (!banner) return;
    const { current: before } = placed;
    const ownHeight = banner.offsetHeight;
    const height = fixed ? 0 : ownHeight;
    const lowered = before.ownHeight - ownHeight;
    placed.current = { alerts, height, ownHeight };
    const changeSpace = () => setSpace(fixed ? `${ownHeight}px` : '');
    if (fixed && before.alerts === alerts && lowered > 0) {
      slide(banner, lowered);
      slideBars(changeSpace);
    } else changeSpace();
    // After a click on its button the page moves at once, as around every disclosure; the next page has the banner from its start.
    if (before.alerts !== alerts) slidePage(banner, height - before.height);
  });

  useEffect(() => () => setSpace(''), []);

  return { element, fixed };
}

/** Keys of session storage, which lasts for a visit. */
const FOLDED = 'alerts-folded';
const ANNOUNCED = 'alerts-announced';

/** Returns what identifies an alert: all that is shown of it, because a changed text counts as new. */
const keyOf = ({ level, text, startsAt }: CurrentAlert): string =>
  `${startsAt} ${level} ${text.en} ${text.ru}`;

/** Returns the alerts that have not been announced in this visit, and records in session storage that they have. */
function takeUnannounced(alerts: CurrentAlert[]): CurrentAlert[] {
  const announced = (visit.read(ANNOUNCED) ?? '').split('\n');
  const unannounced = alerts.filter((alert) => !announced.includes(keyOf(alert)));
  if (unannounced.length > 0) {
    visit.write(ANNOUNCED, [...announced, ...unannounced.map(keyOf)].join('\n'));
  }
  return unannounced;
}

/** Pixels of scrolling after which alerts have been read. */
const READ_AFTER = 300;

/** The part of the viewport that unfolded alerts may keep while the page below them is read. */
const HIGHEST = 0.25;

/**
 * Folds alerts that would keep much of a small screen: on the page on which they arrive once it has been scrolled, where they are
 * fixed and so move nothing, and on the next page from its start. Not after the visitor has unfolded them, or while one has the
 * focus.
 */
function useFoldAfterReading(
  { element, fixed }: ReturnType<typeof useBannerPlace>,
  isOpen: boolean,
  fold: () => void,
) {
  const foldIfHigh = useEffectEvent(() => {
    const { current } = element;
    const isHigh = (current?.offsetHeight ?? 0) > HIGHEST * window.innerHeight;
    if (isHigh && !current?.contains(document.activeElement)) fold();
  });
  // A layout effect, because the browser must not paint a page with alerts that fold at once.
  useLayoutEffect(() => {
    if (!isOpen) return;
    if (!fixed) return foldIfHigh();
    const from = window.scrollY;
    const onScroll = () => {
      if (Math.abs(window.scrollY - from) > READ_AFTER) foldIfHigh();
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [fixed, isOpen]);
}

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
  const keys = alerts.map(keyOf).join('\n');
  // Null until they have been folded, empty after the visitor has unfolded them.
  const [folded, setFolded] = useState(() => visit.read(FOLDED));
  // Of an earlier page of the visit, which the browser has left.
  const [seen] = useState(() => (visit.read(ANNOUNCED) ?? '').endsWith(keys) && keys);
  const [timesFolded, setTimesFolded] = useState(0);
  const { element, fixed } = useBannerPlace(keys);
  const fold = (next: boolean) => {
    setFolded(next ? keys : '');
    visit.write(FOLDED, next ? keys : '');
  };
  useFoldAfterReading(
    { element, fixed: fixed && seen !== keys },
    keys !== '' && folded !== keys && folded !== '',
    () => {
      setTimesFolded((times) => times + 1);
      fold(true);
    },
  );
  return (
    <>
      <div
        // A new key remounts it, because a change of its height would count as a layout shift.
        key={timesFolded}
        ref={element}
        className={fixed ? `${styles.bar} ${styles.fixed}` : styles.bar}
      >
        <AlertBanner
          alerts={alerts}
          language={language}
          folded={folded === keys}
          onFold={fold}
          checkedAt={checkedAt}
        />
      </div>
      <AlertAnnouncer alerts={alerts} />
    </>
  );
}
