import type { TextValues } from '../autosave/drafts';
import type { StoredItem } from '../form/itemFormConfig';
import type { ItemFormState } from '../form/useItemForm';
import { ConflictDialog } from './ConflictDialog';

interface Props<Item extends StoredItem, Values extends TextValues, Input, Files> {
  state: ItemFormState<Item, Values, Input, Files>;
}

/** The choice after a colleague has saved the same article or notice. */
export function ItemConflict<Item extends StoredItem, Values extends TextValues, Input, Files>({
  state,
}: Props<Item, Values, Input, Files>) {
  const { config, item, form, files, conflict } = state;
  const fieldTexts = config.useFieldTexts();
  if (!conflict.shown || !item) return null;
  return (
    <ConflictDialog
      id={item.id}
      load={() => config.get(item.id)}
      compare={(stored) => {
        const mine = fieldTexts(form.getValues(), item, files.rebasedOn(stored));
        const theirs = fieldTexts(config.toValues(stored), stored, config.toFiles(stored));
        return mine.map(({ label, text }, index) => ({
          label,
          mine: text,
          theirs: theirs[index]?.text ?? '',
        }));
      }}
      mine={() => config.toPlainText(form.getValues())}
      onOverwrite={conflict.overwrite}
      onAcceptTheirs={conflict.acceptTheirs}
      onClose={conflict.close}
    />
  );
}
