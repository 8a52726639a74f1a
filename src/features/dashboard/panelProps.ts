import type { ErrorCode } from '../../lib/reasons';
import type { Result } from '../../lib/result';
import type { Row } from './row';

export interface PanelProps<Outcome> extends Cure {
  /** Deletes an item with its files; gives what became of them. */
  remove: (id: string) => Promise<Result<Outcome>>;
  onDeleted: (row: Row, outcome: Outcome | null) => void;
}

export interface Cure {
  /** Asks for a sign-in where the reason is one that it cures; resolves to whether to go on. */
  cure: (reason: ErrorCode) => Promise<boolean>;
}
