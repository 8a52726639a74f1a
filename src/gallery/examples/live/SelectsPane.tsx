import { type ReactNode, useState } from 'react';

interface Props {
  /** The id of the pane that is selected at first. */
  initial: string;
  children: (selection: { selected: string; onSelect: (id: string) => void }) => ReactNode;
}

/** Passes the selected pane to its children and changes it, because TabbedColumns is controlled. */
export function SelectsPane({ initial, children }: Props) {
  const [selected, setSelected] = useState(initial);
  return children({ selected, onSelect: setSelected });
}
