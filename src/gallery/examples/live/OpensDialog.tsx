import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/actions/Button';

interface Props {
  /** Text of the button. */
  button: string;
  /** Renders the dialog; the argument closes it. */
  children: (close: () => void) => ReactNode;
}

/**
 * Renders a button that opens a modal dialog, because an example with an open dialog would block the page.
 */
export function OpensDialog({ button, children }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {button}
      </Button>
      {open && children(() => setOpen(false))}
    </>
  );
}
