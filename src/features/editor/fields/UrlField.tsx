import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../../ui/forms/Field';

interface Props {
  id: string;
  label: string;
  hint: string;
  field: UseFormRegisterReturn;
  error: string | undefined;
  optional?: boolean;
}

/** A URL. Not of type `url`, because the form validates with messages of its schema. */
export function UrlField({ id, label, hint, field, error, optional = false }: Props) {
  return (
    <Field label={label} name={id} hint={hint} error={error} optional={optional}>
      {(control) => (
        <input
          {...control}
          {...field}
          type="text"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  );
}
