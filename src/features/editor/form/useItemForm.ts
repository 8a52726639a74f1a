import { useRef } from 'react';
import type { StoredItem } from '../../items/storedItem';
import { useSaving } from '../../items/useSaving';
import type { TextValues } from '../autosave/formValues';
import type { BaseVersion, SavedItem } from '../save/saveItem';
import type { ItemFormConfig, ItemFormProps } from './itemFormConfig';
import { useAfterSave } from './useAfterSave';
import { useConflict } from './useConflict';
import { useItemContent } from './useItemContent';
import { useItemValues } from './useItemValues';
import { useSubmit } from './useSubmit';

/**
 * The whole state of an item's form. A save validates, asks about texts in the wrong language,
 * uploads and stores the item, then deletes its working copy and opens the dashboard; one that
 * fails with `conflict` is merged with the stored version or opens the comparison with it (decision
 * 0007).
 */
export function useItemForm<Item extends StoredItem, Values extends TextValues, Input, Files>(
  config: ItemFormConfig<Item, Values, Input, Files>,
  props: ItemFormProps<Item>,
) {
  const { item, onReplace } = props;
  const base = useRef<BaseVersion<Item>>({ version: item?.version, item });
  const values = useItemValues(config, item);
  const { form, initial } = values;
  const { files, autosave, itemId, newId } = useItemContent(config, props, { values, base });
  const editOf = (current: Values) => ({ initial, values: current, files: files.state });
  const { saveMerged, rebase, ...comparison } = useConflict(config, { item, base, form, editOf });
  const afterSave = useAfterSave(config.savedMessage);
  const saving = useSaving<Values, SavedItem<Item>>({
    mutationFn: (valid) =>
      files.upload((transfer) =>
        saveMerged(valid, (current) =>
          config.save({
            ...transfer,
            input: config.toInput(current, item),
            files: files.rebasedOn(base.current.item),
            base: base.current,
            newId,
          }),
        ),
      ),
    onSaved: (saved) => {
      autosave.discard();
      afterSave(saved);
    },
    onFailed: ({ code }) => {
      if (code === 'conflict') comparison.open();
      values.showSaveError(code);
    },
  });
  const { doubts, submit } = useSubmit(values, {
    preparing: files.preparing,
    doubtsAbout: (current) => config.doubts?.(editOf(current)) ?? [],
    save: saving.mutate,
  });
  const conflict = {
    ...comparison,
    overwrite: (stored: Item) => {
      rebase(stored);
      void submit();
    },
    acceptTheirs: (stored: Item) => {
      autosave.discard();
      comparison.close();
      onReplace?.(stored);
    },
  };
  return { ...values, config, item, itemId, files, autosave, saving, doubts, conflict, submit };
}

export type ItemFormState<
  Item extends StoredItem,
  Values extends TextValues,
  Input,
  Files,
> = ReturnType<typeof useItemForm<Item, Values, Input, Files>>;
