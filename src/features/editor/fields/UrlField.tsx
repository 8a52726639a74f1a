import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../../ui/forms/Field';

interface Props {
  /** The id of the control, which the error summary links to. */
  id: string;
  label: string;
  hint: string;
  /** Name, ref and handlers of react-hook-form. */
  field: UseFormRegisterReturn;
  /** The validation message; undefined while the URL is valid. */
  error: string | undefined;
  /** Adds “(optional)” to the label; false by default. */
  optional?: boolean;
}

/**
 * Renders a text field for a URL. Not of type `url`, because the form validates with the messages of its
 * schema.
 */
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
