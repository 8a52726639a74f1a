import type { ErrorCode } from '../../lib/reasons';
import type { Row } from './row';

export interface PanelProps {
  /** Asks for a sign-in where the reason is one that it cures; resolves to whether to go on. */
  cure: (reason: ErrorCode) => Promise<boolean>;
  onDeleted: (row: Row) => void;
}
