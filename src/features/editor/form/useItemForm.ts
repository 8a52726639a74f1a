import { useRef, useState } from 'react';
import type { StoredItem } from '../../items/storedItem';
import { useSaving } from '../../items/useSaving';
import type { TextValues } from '../autosave/drafts';
import { useAutosave } from '../autosave/useAutosave';
import type { BaseVersion, SavedItem } from '../save/saveItem';
import type { ItemFormConfig, ItemFormProps } from './itemFormConfig';
import { useAfterSave } from './useAfterSave';
import { useItemFiles } from './useItemFiles';
import { useItemValues } from './useItemValues';

/**
 * Holds the whole state of an article's or notice's form: values, files, autosave, saving, conflict. A save
 * validates, uploads and stores the item, then deletes its draft and opens the dashboard; one that fails with
 * `conflict` opens the comparison with the stored version (decision 0007).
 * @returns what {@link useItemValues} returns, with `config`, `item`, `base`, `files`, `autosave`, `saving`,
 *   `conflict` and `submit`
 */
export function useItemForm<Item extends StoredItem, Values extends TextValues, Input, Files>(
  config: ItemFormConfig<Item, Values, Input, Files>,
  { item, onReplace }: ItemFormProps<Item>,
) {
  const base = useRef<BaseVersion<Item>>({ version: item?.version, item });
  const values = useItemValues(config, item);
  const { form, initial } = values;
  const files = useItemFiles(config, item);
  const autosave = useAutosave({
    form,
    item: `${config.kind}:${item?.id ?? 'new'}`,
    initial,
    version: () => base.current.version ?? null,
  });
  const [newId] = useState(() => crypto.randomUUID());
  const [hasConflict, setHasConflict] = useState(false);
  const afterSave = useAfterSave(config.savedMessage);
  const saving = useSaving<Values, SavedItem<Item>>({
    mutationFn: (valid) =>
      files.upload((transfer) =>
        config.save({
          ...transfer,
          input: config.toInput(valid, item),
          files: files.rebasedOn(base.current.item),
          base: base.current,
          newId,
        }),
      ),
    onSaved: (saved) => {
      autosave.discard();
      afterSave(saved);
    },
    onFailed: ({ code }) => {
      if (code === 'conflict') setHasConflict(true);
      values.showSaveError(code);
    },
  });
  const saveValid = form.handleSubmit(saving.mutate, values.countAttempt);
  /** Validates and saves the values; does nothing while an image is being processed. */
  const submit = async (event?: { preventDefault: () => void }): Promise<void> => {
    event?.preventDefault();
    if (!files.preparing) await saveValid();
  };
  const conflict = {
    shown: hasConflict,
    close: () => setHasConflict(false),
    /** Saves over the stored version, which the comparison has shown. */
    overwrite: (stored: Item) => {
      base.current = { version: stored.version, item: stored };
      setHasConflict(false);
      void submit();
    },
    acceptTheirs: (stored: Item) => {
      autosave.discard();
      setHasConflict(false);
      onReplace?.(stored);
    },
  };
  return { ...values, config, item, base, files, autosave, saving, conflict, submit };
}

/** What {@link useItemForm} returns. */
export type ItemFormState<
  Item extends StoredItem,
  Values extends TextValues,
  Input,
  Files,
> = ReturnType<typeof useItemForm<Item, Values, Input, Files>>;
