import { useState, useSyncExternalStore } from 'react';
import { useMediaQuery } from './useMediaQuery';

/** The state of content that moves by itself, and its event handlers. */
export interface Motion {
  /** Whether content may change by itself now. */
  running: boolean;
  /** Whether the visitor has paused it, or the system prefers reduced motion. */
  paused: boolean;
  /** Pauses or resumes the motion: the click handler of the pause button. */
  toggle: () => void;
  /**
   * Event handlers of the element that contains the moving content: they stop the motion while it is
   * hovered or has the focus.
   */
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
 * Returns the state of moving content and the handlers of its pause button and its container; moves
 * nothing itself. `running` is false while the content is paused, hovered or focused, in a hidden tab,
 * and with `prefers-reduced-motion: reduce` until the visitor presses play (R9.31, WCAG 2.2.2). The state
 * is lost when the component is unmounted.
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
