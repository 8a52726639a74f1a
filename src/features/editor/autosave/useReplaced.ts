import { useState } from 'react';
import type { Snapshot } from './startOfCopy';

/** What has replaced the content of a form; `undone`: the previous replacement was undone. */
export type Replacement = 'discarded' | 'restored' | 'adopted' | 'otherDevice' | 'undone';

interface Replaced<Values, Files> {
  by: Replacement;
  /** Time of the text that the form shows now. */
  at?: Date | undefined;
  before: Snapshot<Values, Files>;
}

/**
 * Fills a form with another text and holds the previous one, so that no replacement loses anything.
 * @returns after `forget` the last replacement cannot be undone any more
 */
export function useReplaced<Values, Files>(
  read: () => Snapshot<Values, Files>,
  apply: (snapshot: Snapshot<Values, Files>) => void,
) {
  const [replaced, setReplaced] = useState<Replaced<Values, Files> | null>(null);
  const fill = (snapshot: Snapshot<Values, Files>, by: Replacement, at?: Date) => {
    setReplaced({ by, at, before: read() });
    apply(snapshot);
  };
  return {
    fill,
    forget: () => setReplaced(null),
    replaced: replaced && {
      by: replaced.by,
      at: replaced.at,
      undo: () => fill(replaced.before, 'undone'),
    },
  };
}
