import { useRef } from 'react';

/**
 * Returns `remove`, which calls `clear` and in the next frame focuses the file input within `containerRef`, because the focused
 * “Remove” button unmounts.
 */
export function useRemoval(clear: () => void) {
  const containerRef = useRef<HTMLDivElement>(null);
  const remove = () => {
    clear();
    requestAnimationFrame(() => containerRef.current?.querySelector('input')?.focus());
  };
  return { containerRef, remove };
}
