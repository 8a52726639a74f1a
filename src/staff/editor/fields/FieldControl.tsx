import type { ComponentType } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { Field } from '../../../ui/forms/Field';
import type { AnyValues } from '../../kinds/field';
import type { Kind } from '../../kinds/kinds';
import { useItemFormState } from '../form/ItemFormProvider';
import { AlertTextField, LevelField } from './AlertFields';
import { CategoryField } from './CategoryField';
import { ContentField } from './ContentField';
import styles from './FieldControl.module.css';
import { type FieldProps, useFieldFrame } from './fieldProps';
import { ImagesFields } from './ImagesFields';
import { NoticeTargetFields } from './NoticeTargetFields';
import { SlugField } from './SlugField';
import { TitleField } from './TitleField';
import { UrlField } from './UrlField';

const OWN: Partial<Record<Kind, Record<string, ComponentType<FieldProps>>>> = {
  news: {
    content: ContentField,
    images: ImagesFields,
    category: CategoryField,
    slug: SlugField,
  },
  notices: { type: NoticeTargetFields },
  alerts: { level: LevelField, text_en: AlertTextField, text_ru: AlertTextField },
};

/** The control of a value with its label, hint and error. */
export function FieldControl({ entry }: FieldProps) {
  const { kind } = useItemFormState();
  const { control } = entry.field;
  const Own = OWN[kind]?.[entry.key];
  if (control === 'within') return null;
  if (control === 'own') return Own ? <Own entry={entry} /> : null;
  if (control === 'title') return <TitleField entry={entry} />;
  if (control === 'url') return <UrlField entry={entry} />;
  return control === 'checkbox' ? <Checkbox entry={entry} /> : <Input entry={entry} />;
}

function Input({ entry }: FieldProps) {
  const { register } = useFormContext();
  const { control, language } = { ...entry.field, language: entry.language ?? undefined };
  return (
    <Field {...useFieldFrame(entry)}>
      {(attributes) => {
        const shared = { ...attributes, ...register(entry.name), lang: language };
        if (control === 'lines') return <textarea {...shared} rows={4} />;
        return <input {...shared} type={control === 'date' ? 'datetime-local' : 'text'} />;
      }}
    </Field>
  );
}

function Checkbox({ entry }: FieldProps) {
  const { label, name: id } = useFieldFrame(entry);
  const { field } = useController<AnyValues>({ name: entry.name });
  const { value, onChange, ...rest } = field;
  return (
    <label className={styles.checkbox}>
      <input
        {...rest}
        id={id}
        type="checkbox"
        checked={value === 'yes'}
        onChange={({ target }) => onChange(target.checked ? 'yes' : 'no')}
      />
      {label}
    </label>
  );
}
