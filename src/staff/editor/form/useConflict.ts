import { type RefObject, useState } from 'react';
import type { Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { Result } from '../../../lib/http/result';
import type { StoredItem } from '../../items/item';
import type { BaseRevision, SavedItem } from '../save/saveItem';
import type { Edit, ItemFormConfig, TextValues } from './itemFormConfig';

interface Options<Item extends StoredItem, Values extends TextValues, Files> {
  item: Item | undefined;
  base: RefObject<BaseRevision<Item>>;
  form: UseFormReturn<Values, unknown, Values>;
  editOf: (values: Values) => Edit<Values, Files>;
}

/**
 * Handles a save that fails with `conflict`, because a colleague has saved the item since it was
 * opened. `saveMerged` saves again over the colleague's version if only texts differ that the form
 * has not changed.
 */
export function useConflict<Item extends StoredItem, Values extends TextValues, Input, Files>(
  { get, merge }: ItemFormConfig<Item, Values, Input, Files>,
  { item, base, form, editOf }: Options<Item, Values, Files>,
) {
  const [shown, setShown] = useState(false);
  const rebase = (stored: Item) => {
    base.current = { revision: stored.revision, item: stored };
  };

  const mergeWithStored = async (values: Values): Promise<Values | null> => {
    // The values of a restored draft's base revision are not known.
    if (!item || !merge || base.current.revision !== item.revision) return null;
    const stored = await get(item.id);
    const merged = stored.success ? merge(editOf(values), item, stored.data) : null;
    if (!stored.success || !merged) return null;
    rebase(stored.data);
    // Also in the form, so that a retry saves them.
    for (const name of Object.keys(merged)) {
      if (merged[name] === values[name]) continue;
      const value = merged[name] as PathValue<Values, Path<Values>>;
      form.setValue(name as Path<Values>, value, { shouldDirty: true });
    }
    return merged;
  };

  const saveMerged = async (
    values: Values,
    save: (values: Values) => Promise<Result<SavedItem<Item>>>,
  ): Promise<Result<SavedItem<Item>>> => {
    const saved = await save(values);
    if (saved.success || saved.code !== 'conflict') return saved;
    const merged = await mergeWithStored(values);
    return merged ? save(merged) : saved;
  };

  const close = () => setShown(false);
  return {
    shown,
    open: () => setShown(true),
    close,
    /** Makes the compared version the base of the next save, and closes the comparison. */
    rebase: (stored: Item) => {
      rebase(stored);
      close();
    },
    saveMerged,
  };
}
