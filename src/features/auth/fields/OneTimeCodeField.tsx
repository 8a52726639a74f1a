import { Field } from '../../../ui/forms/Field';
import type { FormField } from '../../forms/useSimpleForm';

interface Props extends FormField {
  label: string;
  hint: string;
}

/** Six digits, from an e-mail (R7.3) or an authenticator app (R7.6). */
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
