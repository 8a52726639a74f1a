import type { CopyToSave } from '../../../services/workingCopies/workingCopies';

/**
 * The state of a working copy: on the server (`at` is its time), being sent, on this device alone because
 * there is no connection or because the server has rejected it, equal to the stored item, or not sent because
 * another device of the same person has saved it in the meantime.
 */
export interface CopyStatus {
  state: 'saved' | 'saving' | 'offline' | 'failed' | 'unchanged' | 'otherDevice';
  at?: Date;
}

/** What a form contains; null where that equals the stored item. */
export type Content = CopyToSave | null;

/** The last copy that the server has confirmed. */
export interface ServerState {
  /** The `stableText` of its content; empty for no copy. */
  text: string;
  /** 0 for no copy. */
  revision: number;
}

/** A copy on the server, with its time. */
export type StoredCopy = ServerState & { savedAt: Date };
