import { useRef } from 'react';

/**
 * Removes the file of a field for one file.
 * @returns `remove`, which calls `clear` and moves the focus to the file input, because the focused
 *   button unmounts; `containerRef`, for the element around the input
 */
export function useRemoval(clear: () => void) {
  const containerRef = useRef<HTMLDivElement>(null);
  const remove = () => {
    clear();
    requestAnimationFrame(() => containerRef.current?.querySelector('input')?.focus());
  };
  return { containerRef, remove };
}
