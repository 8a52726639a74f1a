import type { CopyToSave } from '../../../services/workingCopies/workingCopies';

/**
 * `saved`: on the server since `at`; `offline`, `failed`: on this device alone, without a
 * connection or rejected by the server; `unchanged`: equal to the stored item; `otherDevice`: not
 * sent, because another device of the same person has saved it in the meantime.
 */
export interface CopyStatus {
  state: 'saved' | 'saving' | 'offline' | 'failed' | 'unchanged' | 'otherDevice';
  at?: Date;
}

/** Null if the form equals the stored item. */
export type Content = CopyToSave | null;

/** The last copy that the server has confirmed. */
export interface ServerState {
  /** The `stableText` of its content; empty for no copy. */
  text: string;
  revision: number;
}

export type StoredCopy = ServerState & { savedAt: Date };
