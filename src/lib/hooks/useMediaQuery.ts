import { useSyncExternalStore } from 'react';

/**
 * Returns whether a CSS media query, such as `(min-width: 60em)`, matches, and re-renders the component
 * when that changes. False in prerendered HTML and during hydration.
 */
export const useMediaQuery = (query: string): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
