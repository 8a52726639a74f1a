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

/** Attributes of the control of each type. */
const CONTROLS = {
  text: { type: 'text' },
  // Not of type `url`, because the kind has its own error messages.
  url: { type: 'text', inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
  /** Date and time in Moscow, as `datetime-local` has them; empty for none. */
  date: { type: 'datetime-local' },
} as const;

interface TextInputProps extends Props {
  lang?: Language;
  type?: 'lines' | keyof typeof CONTROLS;
}

/**
 * Renders a field for a text of one or several lines, or for what is typed as one. Has no
 * `maxLength`, because that would truncate a pasted text silently.
 */
export function TextInput({ name, lang, type = 'text', ...props }: TextInputProps) {
  const { register } = useFormContext();
  return (
    <Field {...useFieldFrame(name)} {...props}>
      {(control) => {
        const shared = { ...control, ...register(name), lang };
        if (type === 'lines') return <textarea {...shared} rows={4} />;
        return <input {...shared} {...CONTROLS[type]} autoComplete="off" />;
      }}
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
