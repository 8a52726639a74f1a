import type { ErrorCode } from '../../lib/reasons';
import type { Result } from '../../lib/result';
import type { Row } from './row';

export type Kind = 'news' | 'notices';

/** An item that is off its list, and deleted for good a little later (decision 0011). */
export interface PendingDeletion {
  kind: Kind;
  row: Row;
  phase: 'waiting' | 'deleting' | 'gone';
  /** Asked for by keyboard: the time begins only when the focus has left the message. */
  byKeyboard: boolean;
}

/** How long a deletion can be undone, in ms. */
export const UNDO_TIME = 10_000;

export interface DeletionWork<Outcome> {
  /** Deletes an item with its files; gives what became of them. */
  remove: (kind: Kind, id: string) => Promise<Result<Outcome>>;
  /** Asks for a sign-in where the reason is one that it cures; resolves to whether to go on. */
  cure: (reason: ErrorCode) => Promise<boolean>;
  /** Fetches the lists again. */
  refresh: (kind: Kind) => Promise<unknown>;
  /** Without an outcome where somebody else was quicker. */
  onDeleted: (deletion: PendingDeletion, outcome: Outcome | null) => void;
  onFailed: (deletion: PendingDeletion, failure: Failed) => void;
}

type Failed = Extract<Result<never>, { success: false }>;
