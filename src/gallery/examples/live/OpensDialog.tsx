import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/actions/Button';

interface Props {
  /** Text of the button. */
  button: string;
  /** Renders the dialog. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a modal dialog, which cannot be open from the start. */
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
