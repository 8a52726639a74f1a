import type { RefObject } from 'react';
import type { ErrorCode } from '../../lib/http/reasons';
import type { RowHandlers } from './row';

export interface PanelProps extends Cure, RowHandlers {
  heading: RefObject<HTMLHeadingElement | null>;
  /** Items that are just going to the bin. */
  hidden: ReadonlySet<string>;
}

export interface Cure {
  /** Asks for a sign-in where the reason is one that it cures; resolves to whether to go on. */
  cure: (reason: ErrorCode) => Promise<boolean>;
}
