import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The open state of a menu and its setter. Resets on navigation, during the render that shows the new
 * page, because an effect would show the menu above that page for a frame.
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
