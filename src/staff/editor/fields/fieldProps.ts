import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { textAt } from '../../../lib/i18n/dynamicKey';
import { schemes } from '../../forms/fieldErrors';
import type { AnyValues } from '../../kinds/field';
import { fieldKeys, labelOf } from '../../kinds/texts';
import { type Entry, isText, stateOf } from '../../kinds/values';
import { useItemForm } from '../form/ItemFormProvider';

export interface FieldProps {
  entry: Entry;
  frame: ReturnType<typeof useFieldFrame>;
}

/** Returns the frame of a control: `name` is its id, `hint` is `…Hint`, `…ShownHint` once visitors see the item, or empty. */
export function useFieldFrame(entry: Entry) {
  const { kind, item, errors, editOf } = useItemForm();
  const { getValues } = useFormContext<AnyValues>();
  const { t } = useTranslation('admin');
  const { name, key, field } = entry;
  const hint = (ending: string) =>
    textAt(t, fieldKeys(kind, `${isText(field) ? key : name}${ending}`), {
      defaultValue: '',
      ...schemes,
    });
  const isShown = item !== undefined && stateOf(kind, item) === 'shown';
  return {
    label: textAt(t, labelOf(kind, entry, editOf(getValues()))),
    name: `${kind}-${name}`,
    hint: (isShown && hint('ShownHint')) || hint('Hint'),
    error: errors[name],
    optional: field.need === 'optional',
  };
}
