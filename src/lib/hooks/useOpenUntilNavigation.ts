import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Whether a menu is open, and how to say so. Following a link closes it, together with the page
 * that is left and not in an effect after it.
 */
export function useOpenUntilNavigation(): [open: boolean, setOpen: (open: boolean) => void] {
  const { key } = useLocation();
  const [address, setAddress] = useState(key);
  const [open, setOpen] = useState(false);
  if (address !== key) {
    setAddress(key);
    setOpen(false);
  }
  return [open && address === key, setOpen];
}
