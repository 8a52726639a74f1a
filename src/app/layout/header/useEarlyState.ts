import { type RefObject, useLayoutEffect } from 'react';
import { stopEarlyMenus } from '../../startup/earlyMenus';

/**
 * Adopts the state of a menu that was opened before hydration (app/startup/earlyMenus.ts).
 * @param setOpen the same function on each render
 */
export function useEarlyState(
  button: RefObject<HTMLButtonElement | null>,
  setOpen: (open: boolean) => void,
): void {
  useLayoutEffect(() => {
    stopEarlyMenus();
    // React keeps the attributes of the prerendered HTML when it hydrates.
    if (button.current?.getAttribute('aria-expanded') === 'true') setOpen(true);
  }, [button, setOpen]);
}
