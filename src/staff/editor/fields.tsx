import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { textAt } from '../../lib/i18n/dynamicKey';
import type { Language } from '../../lib/i18n/languages';
import { Field } from '../../ui/forms/Field';
import { fieldLabels } from '../kinds/kinds';
import { useItemForm } from './ItemFormProvider';

interface Props {
  /** Name of the value; its label is in the definition of the kind. */
  name: string;
  hint?: ReactNode;
  optional?: boolean;
}

/**
 * Returns label, id (`news-title_en`, as `name`) and error of a field, as `Field` takes them. Needs
 * `ItemFormProvider` around it, as all fields of this file do.
 */
export function useFieldFrame(name: string) {
  const { kind, errors } = useItemForm();
  const { t } = useTranslation(['admin', 'kinds']);
  const label = textAt(t, fieldLabels(kind)[name] ?? '');
  return { label, name: `${kind}-${name}`, error: errors[name] };
}

/** Renders fields that belong together, under a heading. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack">
      <h2 className="size-h3">{title}</h2>
      {children}
    </section>
  );
}

interface TextInputProps extends Props {
  lang?: Language;
  hasLines?: boolean;
  isUrl?: boolean;
}

/**
 * Renders a field for a text of one or several lines. Has no `maxLength`, because that would
 * truncate a pasted text silently; a URL is not of type `url`, because the kind has its own error
 * messages.
 */
export function TextInput({
  name,
  lang,
  hasLines = false,
  isUrl = false,
  ...props
}: TextInputProps) {
  const { register } = useFormContext();
  return (
    <Field {...useFieldFrame(name)} {...props}>
      {(control) => {
        const shared = { ...control, ...register(name), lang };
        if (hasLines) return <textarea {...shared} rows={4} />;
        const url =
          isUrl && ({ inputMode: 'url', autoCapitalize: 'none', spellCheck: false } as const);
        return <input {...shared} {...url} type="text" autoComplete="off" />;
      }}
    </Field>
  );
}

/**
 * Renders a field for a date and time in Moscow; the value is of `datetime-local`, empty for none.
 */
export function DateInput({ name, ...props }: Props) {
  const { register } = useFormContext();
  return (
    <Field {...useFieldFrame(name)} {...props}>
      {(control) => (
        <input {...control} {...register(name)} type="datetime-local" autoComplete="off" />
      )}
    </Field>
  );
}

/** Renders a choice; `options` are its values and their names. */
export function SelectInput({
  name,
  options,
  ...props
}: Props & { options: (readonly [value: string, label: string])[] }) {
  const { register } = useFormContext();
  return (
    <Field {...useFieldFrame(name)} {...props}>
      {(control) => (
        <select {...control} {...register(name)}>
          {options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Renders a checkbox with its label, for a value that is true or false. */
export function CheckboxInput({ name }: Pick<Props, 'name'>) {
  const { register } = useFormContext();
  const { label, name: id } = useFieldFrame(name);
  return (
    <label className="with-icon">
      <input {...register(name)} id={id} type="checkbox" />
      {label}
    </label>
  );
}
