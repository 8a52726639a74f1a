import type { ReactNode } from 'react';
import { type FrameProps, Label, useNotes } from './Field';
import styles from './Field.module.css';

interface Props extends FrameProps {
  /** Receives the ids of hint and error. */
  children: (describedBy: string | undefined) => ReactNode;
}

/** Renders a field with several controls. */
export function FieldGroup({ optional, children, ...frame }: Props) {
  const { notes, describedBy } = useNotes(frame);
  return (
    <fieldset className={`stack gap-3 ${styles.group}`} data-error={frame.error ? true : undefined}>
      <legend>
        <Label label={frame.label} optional={optional} />
      </legend>
      {notes}
      {children(describedBy)}
    </fieldset>
  );
}
