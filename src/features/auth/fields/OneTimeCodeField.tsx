import { Field } from '../../../ui/forms/Field';
import type { FormField } from '../../forms/useSimpleForm';

interface Props extends FormField {
  label: string;
  hint: string;
}

/** Field for six digits from an e-mail or an authenticator app; browsers offer to fill in the code. */
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
