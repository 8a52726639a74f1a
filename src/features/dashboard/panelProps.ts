import type { RefObject } from 'react';
import type { RowHandlers } from './row';

export interface PanelProps extends RowHandlers {
  heading: RefObject<HTMLHeadingElement | null>;
  /** Items that are just going to the bin. */
  hidden: ReadonlySet<string>;
}
