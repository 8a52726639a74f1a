import { ItemChanges } from '../../history/changes/ItemChanges';
import { useItemForm } from '../form/ItemFormProvider';

/** Id of the history of an item, below its form. */
export const HISTORY_ID = 'history';

/** Renders the history of a stored item, of which an earlier version can fill the form. */
export function ItemHistory() {
  const { kind, item, autosave } = useItemForm();
  return (
    item && (
      <div id={HISTORY_ID} tabIndex={-1}>
        <ItemChanges
          kind={kind}
          item={item}
          replacesChanges={autosave.hasUnpublished}
          onRestore={autosave.fillWithVersion}
        />
      </div>
    )
  );
}
