import { useTextDetails } from '../../items/useTextDetails';
import type { Edit } from '../../kinds/field';
import type { Kind } from '../../kinds/kinds';
import { type FieldText, fieldTexts } from '../../kinds/values';

/** Returns the fields of a kind as text, in the order of its form; `restored`: those that a version restores. */
export function useFieldTexts(kind: Kind): (edit: Edit, only?: 'all' | 'restored') => FieldText[] {
  const detailsOf = useTextDetails(kind);
  return (edit, only) => fieldTexts(kind, edit, detailsOf(edit.item), only);
}
