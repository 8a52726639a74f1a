import { useState, useSyncExternalStore } from 'react';
import { useMediaQuery } from './useMediaQuery';

export interface Motion {
  /** Whether content may change by itself now. */
  running: boolean;
  /** Whether the visitor has paused it, or the system prefers reduced motion. */
  paused: boolean;
  /** The handler of the pause button. */
  toggle: () => void;
  /** The event handlers of the element that contains the moving content: hover and focus stop it. */
  hold: {
    onMouseEnter: () => void;
    onMouseLeave: () => void;
    onFocus: () => void;
    onBlur: () => void;
  };
}

/** Whether the tab is hidden. */
const useHidden = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      document.addEventListener('visibilitychange', onChange);
      return () => document.removeEventListener('visibilitychange', onChange);
    },
    () => document.hidden,
    () => false,
  );

/**
 * Whether content may move: not while it is paused, hovered or focused, in a hidden tab, or with
 * `prefers-reduced-motion: reduce` (design 6). Pressing play overrules the last.
 */
export function useMotion(): Motion {
  const reduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const hidden = useHidden();
  const [pressed, setPressed] = useState<'play' | 'pause'>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = pressed ? pressed === 'pause' : reduced;
  return {
    running: !paused && !hovered && !focused && !hidden,
    paused,
    toggle: () => {
      setPressed(paused ? 'play' : 'pause');
      // A visitor who presses play has pointer and focus on the button, which would stop the motion.
      setHovered(false);
      setFocused(false);
    },
    hold: {
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
