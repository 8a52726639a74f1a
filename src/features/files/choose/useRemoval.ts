import { useRef } from 'react';

/**
 * For a field of one file: `remove` clears it and moves the focus to the file chooser, because the
 * focused button disappears.
 */
export function useRemoval(clear: () => void) {
  const place = useRef<HTMLDivElement>(null);
  const remove = () => {
    clear();
    requestAnimationFrame(() => place.current?.querySelector('input')?.focus());
  };
  return { place, remove };
}
