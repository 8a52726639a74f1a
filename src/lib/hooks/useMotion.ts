import { useState, useSyncExternalStore } from 'react';
import { useMediaQuery } from './useMediaQuery';

export interface Motion {
  /** Whether content may change by itself at this moment. */
  running: boolean;
  /** The reader has stopped it, or asked their system for less motion. */
  paused: boolean;
  /** The pause button. */
  toggle: () => void;
  /** Spread on the element that holds the moving content: hover and focus stop it. */
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
 * Whether something may move: not while paused, hovered, focused, in a hidden tab, or where
 * `prefers-reduced-motion` asks for rest (DESIGN 6). Pressing play overrules the last.
 */
export function useMotion(): Motion {
  const reduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const hidden = useHidden();
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = choice ? choice === 'pause' : reduced;
  return {
    running: !paused && !hovered && !focused && !hidden,
    paused,
    toggle: () => {
      setChoice(paused ? 'play' : 'pause');
      // The visitor who presses play has pointer and focus here, which would stop the motion again.
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
