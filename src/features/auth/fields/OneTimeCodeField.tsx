import { Field } from '../../../ui/forms/Field';
import type { FormField } from '../../forms/useSimpleForm';

interface Props extends FormField {
  label: string;
  hint: string;
}

/** Six digits of a message or of an authenticator app. */
export function OneTimeCodeField({ id, label, hint, field, error }: Props) {
  return (
    <Field label={label} name={id} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          {...field}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      )}
    </Field>
  );
}
