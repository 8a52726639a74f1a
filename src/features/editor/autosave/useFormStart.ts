import { useState } from 'react';
import { parseDate } from '../../../lib/dates/moscowTime';
import type { WorkingCopy } from '../../../services/workingCopies/workingCopies';
import type { StoredItem } from '../../items/storedItem';
import type { ItemFormConfig, ItemFormProps } from '../form/itemFormConfig';
import type { TextValues } from './formValues';
import { noCopies, type OpenedCopies, type OpenedCopy } from './openCopies';
import { isStoredAlready, type Snapshot, snapshotOf } from './startOfCopy';

/** The content with which a form opens. */
export interface FormStart<Values, Files> {
  /** The stored item; the empty form of a new one. */
  stored: Snapshot<Values, Files>;
  /** What the form shows first: `stored` itself without a working copy. */
  shown: Snapshot<Values, Files>;
  /** The signed-in person's copy; also one that the stored item contains already, to be deleted. */
  mine: OpenedCopy | null;
  /** The form shows `mine`. */
  isCopy: boolean;
  /** The item has been saved since `mine` was begun. */
  isOutdated: boolean;
  /** Colleagues' copies that differ from the stored item. */
  others: WorkingCopy[];
  selected: OpenedCopies['selected'];
}

/**
 * A form opens with the working copy of the signed-in person unless the stored item contains it
 * already.
 */
export function useFormStart<Item extends StoredItem, Values extends TextValues, Input, Files>(
  config: ItemFormConfig<Item, Values, Input, Files>,
  { item, copies = noCopies }: ItemFormProps<Item>,
): FormStart<Values, Files> {
  const [start] = useState(() => toStart(config, item, copies));
  return start;
}

function toStart<Item extends StoredItem, Values extends TextValues, Input, Files>(
  config: ItemFormConfig<Item, Values, Input, Files>,
  item: Item | undefined,
  { mine, others, selected }: OpenedCopies,
): FormStart<Values, Files> {
  const stored: Snapshot<Values, Files> = {
    values: config.toValues(item),
    files: config.toFiles(item),
    elsewhere: [],
    version: item?.version ?? null,
  };
  const isOutdated = ({ baseVersion }: Pick<OpenedCopy, 'baseVersion'>) =>
    item !== undefined && !isSameVersion(baseVersion, item.version);
  const differsFromStored = (copy: Pick<OpenedCopy, 'content' | 'baseVersion'>) =>
    !isStoredAlready(config, copy.content, stored, isOutdated(copy));
  const isCopy = mine !== null && differsFromStored(mine);
  const isBehind = isCopy && isOutdated(mine);
  const shown = isCopy ? snapshotOf(mine, stored, selected) : stored;
  return {
    stored,
    // The version of the item itself, because a save compares the texts of both.
    shown: isCopy && !isBehind ? { ...shown, version: stored.version } : shown,
    mine,
    isCopy,
    isOutdated: isBehind,
    others: others.filter(differsFromStored),
    selected,
  };
}

/** PostgREST prints microseconds and `@supabase/lite` milliseconds. */
const isSameVersion = (one: string | null, other: string): boolean =>
  one !== null && Math.abs(parseDate(one).getTime() - parseDate(other).getTime()) <= 1;
