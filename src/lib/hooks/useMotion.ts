import { useCallback, useState, useSyncExternalStore } from 'react';

export type Motion = ReturnType<typeof useMotion>;

/**
 * Returns a state of the browser, and renders again after its event; false in prerendered HTML and
 * during hydration.
 */
const useBrowserState = (target: () => EventTarget, event: string, read: () => boolean): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const source = target();
      source.addEventListener(event, onChange);
      return () => source.removeEventListener(event, onChange);
    },
    read,
    () => false,
  );

const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)');
const HALF = 0.5;

/**
 * Decides whether content may change by itself: not while paused, hovered, focused, mostly out of
 * view or in a hidden tab, nor with reduced motion before play (R9.31, WCAG 2.2.2).
 * @returns `running`, `paused`, `toggle`, and `hold`, the attributes of the content's element
 */
export function useMotion() {
  const reduced = useBrowserState(reducedMotion, 'change', () => reducedMotion().matches);
  const hidden = useBrowserState(
    () => document,
    'visibilitychange',
    () => document.hidden,
  );
  const [pressed, setPressed] = useState<'play' | 'pause'>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [outOfView, setOutOfView] = useState(false);
  const observe = useCallback((element: HTMLElement | null) => {
    if (!element || !globalThis.IntersectionObserver) return;
    // Half in view, so that not everything moves that a page has one below the other.
    const observer = new IntersectionObserver(
      (entries) => setOutOfView(Number(entries.at(-1)?.intersectionRatio) < HALF),
      { threshold: HALF },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const paused = pressed ? pressed === 'pause' : reduced;
  return {
    /** Whether content may change by itself now. */
    running: !paused && !hovered && !focused && !outOfView && !hidden,
    /** Whether the visitor has paused it, or the system prefers reduced motion. */
    paused,
    /** Pauses or plays, for the pause button. */
    toggle: () => {
      setPressed(paused ? 'play' : 'pause');
      // Pointer and focus are on the pressed button, and would stop the motion.
      setHovered(false);
      setFocused(false);
    },
    hold: {
      ref: observe,
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
