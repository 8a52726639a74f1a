import { type RefObject, useImperativeHandle, useState } from 'react';
import type { StoredItem } from '../../items/storedItem';
import type { TextValues } from '../autosave/formValues';
import { useAutosave } from '../autosave/useAutosave';
import { useFormStart } from '../autosave/useFormStart';
import type { BaseVersion } from '../save/saveItem';
import type { FormHandle, ItemFormConfig, ItemFormProps } from './itemFormConfig';
import { useItemFiles } from './useItemFiles';
import type { useItemValues } from './useItemValues';

interface Options<Item extends StoredItem, Values extends TextValues, Input, Files> {
  values: ReturnType<typeof useItemValues<Item, Values, Input, Files>>;
  base: RefObject<BaseVersion<Item>>;
}

/**
 * The files of an item's form and its working copy, which fills values and files when the form
 * opens.
 * @returns `newId` is the id under which a new item is saved, `itemId` the id of any item
 */
export function useItemContent<Item extends StoredItem, Values extends TextValues, Input, Files>(
  config: ItemFormConfig<Item, Values, Input, Files>,
  props: ItemFormProps<Item>,
  { values, base }: Options<Item, Values, Input, Files>,
) {
  const { item, handle } = props;
  const [newId] = useState(() => props.newId ?? crypto.randomUUID());
  const itemId = item?.id ?? newId;
  const start = useFormStart(config, props);
  const files = useItemFiles(config, item, {
    initial: start.stored.files,
    current: start.shown.files,
  });
  const autosave = useAutosave({ config, itemId, start, values, files, base });
  useImperativeHandle(handle, () => handleOf(config, autosave));
  return { files, autosave, newId, itemId };
}

const handleOf = <Item extends StoredItem, Values extends TextValues, Input, Files>(
  { toValues, toFiles, notRestored = [] }: ItemFormConfig<Item, Values, Input, Files>,
  { fill, hasUnpublished, read }: ReturnType<typeof useAutosave<Item, Values, Input, Files>>,
): FormHandle<Item> => ({
  restore: (version, at) => {
    const now = read();
    const unchanged = Object.fromEntries(notRestored.map((name) => [name, now.values[name]]));
    const values = { ...toValues(version), ...unchanged };
    fill({ ...now, values, files: toFiles(version), elsewhere: [] }, 'restored', at);
  },
  hasUnpublished: () => hasUnpublished,
});
