import type { InputHTMLAttributes } from 'react';
import { Field } from '../../ui/forms/Field';
import type { FormField } from './useSimpleForm';

interface Props extends FormField, Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  label: string;
  hint?: string;
}

/** A field of {@link useSimpleForm} with one line of text. */
export const TextField = ({ id, field, error, label, hint, ...input }: Props) => (
  <Field label={label} name={id} hint={hint} error={error}>
    {(control) => <input type="text" {...input} {...control} {...field} />}
  </Field>
);
