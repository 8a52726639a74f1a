import { useRef } from 'react';

/**
 * For a field of one file: `remove` takes the file away and, since the button that had the focus
 * goes with it, moves the focus to the file chooser that takes its place.
 */
export function useRemoval(clear: () => void) {
  const place = useRef<HTMLDivElement>(null);
  const remove = () => {
    clear();
    requestAnimationFrame(() => place.current?.querySelector('input')?.focus());
  };
  return { place, remove };
}
