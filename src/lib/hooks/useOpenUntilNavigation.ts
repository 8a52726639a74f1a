import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Holds whether a menu is open. Any navigation closes it during the render of the new page, because an effect would show it above
 * that page for a frame.
 */
export function useOpenUntilNavigation(): [open: boolean, setOpen: (open: boolean) => void] {
  const { key } = useLocation();
  const [previousKey, setPreviousKey] = useState(key);
  const [open, setOpen] = useState(false);
  if (previousKey !== key) {
    setPreviousKey(key);
    setOpen(false);
  }
  return [open && previousKey === key, setOpen];
}
