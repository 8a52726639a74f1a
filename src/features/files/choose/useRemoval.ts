import { useRef } from 'react';

/**
 * Returns `remove`, which calls `clear` and in the next frame moves the focus to the file input, because the
 * focused “Remove” button unmounts; and `containerRef`, for the element around that input. For fields with a
 * single file.
 * @param clear empties the field
 */
export function useRemoval(clear: () => void) {
  const containerRef = useRef<HTMLDivElement>(null);
  const remove = () => {
    clear();
    requestAnimationFrame(() => containerRef.current?.querySelector('input')?.focus());
  };
  return { containerRef, remove };
}
