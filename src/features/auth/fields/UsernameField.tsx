import { Field } from '../../../ui/forms/Field';
import type { FormField } from '../../forms/useSimpleForm';

interface Props extends FormField {
  label: string;
  /** `text` accepts a phone number too. */
  type: 'email' | 'text';
}

export function UsernameField({ id, label, type, field, error }: Props) {
  return (
    <Field label={label} name={id} error={error}>
      {(control) => (
        <input
          {...control}
          {...field}
          type={type}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  );
}
