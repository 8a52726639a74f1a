import { type RefObject, useLayoutEffect } from 'react';
import { stopEarlyMenus } from '../../startup/earlyMenus';

/**
 * Takes over the open menu of the prerendered HTML: calls `setOpen(true)` if its button was opened before hydration, and ends
 * `earlyMenus` for all menus, because React handles their clicks from now on. Runs before the first paint after hydration.
 * @param setOpen a stable function, because the effect runs again when it changes
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
