import type { ComponentType } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MAX_DOCUMENT_BYTES } from '../../../lib/files/fileTypes';
import { languages } from '../../../lib/i18n/languages';
import { cut } from '../../../lib/text/text';
import { Field } from '../../../ui/forms/Field';
import { FileField } from '../../files/fields/FileInput';
import { useSize } from '../../files/useSize';
import { useTextDetails } from '../../items/useTextDetails';
import { type AnyValues, type Control, fieldIn } from '../../kinds/field';
import { definitionOf, type Values } from '../../kinds/kinds';
import { entriesOf } from '../../kinds/values';
import { useItemForm } from '../form/ItemFormProvider';
import { CategoryField } from './CategoryField';
import { ContentField } from './ContentField';
import { type FieldProps, useFieldFrame } from './fieldProps';
import { ImagesFields } from './ImagesFields';
import { SlugField } from './SlugField';
import { UrlField } from './UrlField';

const CONTROLS: Partial<Record<Control, ComponentType<FieldProps>>> = {
  title: TitleField,
  markdown: ContentField,
  url: UrlField,
  checkbox: Checkbox,
  choice: Choice,
  images: ImagesFields,
  category: CategoryField,
  slug: SlugField,
  noticeType: NoticeTargetFields,
  file: NoticeFileField,
  alertText: AlertTextField,
};

/** Renders the control of a value with its label, hint and error. */
export function FieldControl({ entry }: Pick<FieldProps, 'entry'>) {
  const Control = CONTROLS[entry.field.control] ?? Input;
  return <Control entry={entry} frame={useFieldFrame(entry)} />;
}

interface InputProps extends FieldProps {
  lang?: string | undefined;
  hasLines?: boolean;
}

function Input({
  entry,
  frame,
  lang = entry.language ?? undefined,
  hasLines = entry.field.control === 'lines',
}: InputProps) {
  const { register } = useFormContext();
  return (
    <Field {...frame}>
      {(attributes) => {
        const shared = { ...attributes, ...register(entry.name), lang };
        if (hasLines) return <textarea {...shared} rows={4} />;
        return (
          <input
            {...shared}
            type={entry.field.control === 'date' ? 'datetime-local' : 'text'}
            autoComplete="off"
          />
        );
      }}
    </Field>
  );
}

function Checkbox({ entry, frame: { label, name: id } }: FieldProps) {
  const { field } = useController<AnyValues>({ name: entry.name });
  const { value, onChange, ...rest } = field;
  return (
    <label className="with-icon">
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

/**
 * Renders the title with a counter of its characters, which is not announced while typing, and with what the home page shows of a
 * long one. Has no `maxLength`, because that would truncate a pasted text silently; validation reports the excess.
 */
function TitleField({ entry, frame }: FieldProps) {
  const { t } = useTranslation('editor');
  const [max = 0] = entry.field.max ?? [];
  const { titleCut = max } = definitionOf(useItemForm().kind);
  const title = String(useWatch<AnyValues>({ name: entry.name })).trim();
  const short = cut(title, titleCut);
  // Code points, as PostgreSQL counts.
  const counter = t('title.counter', { count: [...title].length, max });
  const effect =
    short === title.replace(/\s+/g, ' ')
      ? t('title.whole', { cut: titleCut })
      : t('title.cut', { shown: short });
  return <Input entry={entry} frame={{ ...frame, hint: `${counter} ${effect}` }} />;
}

/** Renders a choice, each value by the text that comparisons show. */
function Choice({ entry, frame }: FieldProps) {
  const { kind, item, editOf } = useItemForm();
  const { register, getValues } = useFormContext<AnyValues>();
  const details = useTextDetails(kind)(item);
  const { choices = [], text } = entry.field;
  return (
    <Field {...frame}>
      {(control) => (
        <select {...control} {...register(entry.name)}>
          {choices.map((choice) => (
            <option key={String(choice)} value={String(choice)}>
              {text?.(choice, { ...details, edit: editOf(getValues()) })}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Renders the text of an alert with a counter; no `maxLength`, because that would truncate a pasted text silently. */
function AlertTextField({ entry, frame }: FieldProps) {
  const { t } = useTranslation(['admin', 'kinds']);
  const { name, field } = entry;
  const [max = 0] = field.max ?? [];
  // Code points, as PostgreSQL counts.
  const count = [...String(useWatch<AnyValues>({ name })).trim()].length;
  return (
    <div className="stack gap-1">
      <Input
        entry={entry}
        frame={{ ...frame, hint: t('kinds:alerts.form.textHint') }}
        lang={name.slice(-2)}
        hasLines
      />
      <p className={`small-print ${count > max ? 'semibold in-red' : ''}`}>
        {t('kinds:alerts.form.counter', { count, max })}
      </p>
    </div>
  );
}

/**
 * Renders what a notice has besides its text (R3.4): nothing, a link, or files. Changing the type keeps the values of the other
 * fields.
 */
function NoticeTargetFields({ entry, frame }: FieldProps) {
  const { t } = useTranslation('uploads');
  const [type, files] = useWatch<Values<'notices'>, ['type', 'files']>({ name: ['type', 'files'] });
  const { item, written } = useItemForm<'notices'>();
  const hasFiles = type === 'document' || type === 'image';
  const slots = files === 'each' ? languages : (['en'] as const);
  // A field has the name of its type; a text has none.
  const parts: string[] = hasFiles ? slots.map((language) => fieldIn(type, language)) : [type];
  if (hasFiles && (written.length > 1 || files === 'each')) parts.push('files');
  return (
    <>
      <Choice entry={entry} frame={frame} />
      {item?.file_url && item.type !== type && <p className="small-print">{t('stays')}</p>}
      {entriesOf('notices')
        .filter(({ name }) => parts.includes(name))
        .map((part) => (
          <FieldControl key={part.name} entry={part} />
        ))}
    </>
  );
}

/** Renders the document or the image of a notice (R3.4); title and description describe the image. */
function NoticeFileField({ entry, frame: { label, name: id, error } }: FieldProps) {
  const { t } = useTranslation('uploads');
  const { saving } = useItemForm();
  const { field } = useController<AnyValues>({ name: entry.name });
  const size = useSize();
  const isImage = entry.key === 'image';
  return (
    <FileField
      {...{ id, label, error }}
      kind={isImage ? 'images' : 'documents'}
      folder="notices"
      hint={
        isImage
          ? `${t('noticeImage.hint')} ${t('imageHint')}`
          : t('document.hint', { max: size(MAX_DOCUMENT_BYTES) })
      }
      value={String(field.value)}
      onChange={field.onChange}
      disabled={saving.busy}
    />
  );
}
