import { deleteLocalCopies, storeLocalCopy } from '../../../services/workingCopies/localCopies';
import type { Content, ServerState } from './copyStatus';

interface Options {
  /** Null without a remembered account, which stores nothing. */
  key: string | null;
  /** Id of the opened form. */
  form: string;
  /** What the form contained when it was opened. */
  text: string;
}

/** Writes the working copy of a form to local storage when it has changed. */
export function createLocalWriter({ key, form, text: initial }: Options) {
  let written = initial;
  let copy: Content = null;
  let isStopped = false;
  const write = ({ text, revision }: ServerState) => {
    if (!key || isStopped) return;
    if (copy) {
      storeLocalCopy(key, { ...copy, form, at: Date.now(), revision, sent: written === text });
    } else deleteLocalCopies(key, form);
  };
  return {
    store: (content: Content, text: string, state: ServerState) => {
      if (text === written) return;
      written = text;
      copy = content;
      write(state);
    },
    /** Marks the copy as sent. */
    confirm: (state: ServerState) => {
      if (copy) write(state);
    },
    /** Deletes the copy and ends writing. */
    stop: () => {
      isStopped = true;
      if (key) deleteLocalCopies(key, form);
    },
  };
}
