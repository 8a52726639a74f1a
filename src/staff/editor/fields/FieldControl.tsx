import type { ComponentType } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { visitedServices } from '../../../lib/facts/statements';
import { usePageNames } from '../../../lib/i18n/usePageNames';
import { cut } from '../../../lib/text/text';
import { Field } from '../../../ui/forms/Field';
import { FieldGroup } from '../../../ui/forms/FieldGroup';
import { MutedText } from '../../../ui/text/MutedText';
import type { AnyValues, Control } from '../../kinds/field';
import { definitionOf } from '../../kinds/kinds';
import { entriesOf, isText } from '../../kinds/values';
import { useItemForm } from '../form/ItemFormProvider';
import { FieldComments } from '../revisions/FieldComments';
import { CategoryField } from './CategoryField';
import { ContentField } from './ContentField';
import styles from './FieldControl.module.css';
import { type FieldProps, useFieldFrame } from './fieldProps';
import { ImagesFields } from './ImagesFields';
import { NoticeTargetFields } from './NoticeTargetFields';
import { SlugField } from './SlugField';
import { UrlField } from './UrlField';

const CONTROLS: Partial<Record<Control, ComponentType<FieldProps>>> = {
  title: TitleField,
  markdown: ContentField,
  url: UrlField,
  checkbox: Checkbox,
  images: ImagesFields,
  category: CategoryField,
  slug: SlugField,
  noticeType: NoticeTargetFields,
  visit: VisitFields,
  visitServices: VisitServicesField,
  alertLevel: LevelField,
  alertText: AlertTextField,
};

/** Renders the control of a value with its label, hint and error, and the comments of staff on it. */
export function FieldControl({ entry }: FieldProps) {
  const Control = CONTROLS[entry.field.control] ?? Input;
  const { label } = useFieldFrame(entry);
  return (
    <>
      <Control entry={entry} />
      <FieldComments name={entry.name} label={label} isText={isText(entry.field)} />
    </>
  );
}

interface InputProps extends FieldProps {
  hint?: string;
  lang?: string | undefined;
  hasLines?: boolean;
}

const INPUTS: Partial<Record<string, string>> = { date: 'datetime-local', day: 'date' };

function Input({
  entry,
  hint,
  lang = entry.language ?? undefined,
  hasLines = entry.field.control === 'lines',
}: InputProps) {
  const { register } = useFormContext();
  const frame = useFieldFrame(entry);
  return (
    <Field {...frame} hint={hint ?? frame.hint}>
      {(attributes) => {
        const shared = { ...attributes, ...register(entry.name), lang };
        if (hasLines) return <textarea {...shared} rows={4} />;
        return (
          <input {...shared} type={INPUTS[entry.field.control] ?? 'text'} autoComplete="off" />
        );
      }}
    </Field>
  );
}

function Checkbox({ entry }: FieldProps) {
  const { label, name: id } = useFieldFrame(entry);
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
function TitleField({ entry }: FieldProps) {
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
  return <Input entry={entry} hint={`${counter} ${effect}`} />;
}

const LEVELS = ['important', 'emergency'] as const;

function LevelField({ entry }: FieldProps) {
  const { t } = useTranslation(['admin', 'kinds']);
  const { register } = useFormContext();
  return (
    <Field {...useFieldFrame(entry)}>
      {(control) => (
        <select {...control} {...register(entry.name)}>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {t(`kinds:alerts.form.${level}`)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Renders the text of an alert with a counter; no `maxLength`, because that would truncate a pasted text silently. */
function AlertTextField({ entry }: FieldProps) {
  const { t } = useTranslation(['admin', 'kinds']);
  const { name, field } = entry;
  const [max = 0] = field.max ?? [];
  // Code points, as PostgreSQL counts.
  const count = [...String(useWatch<AnyValues>({ name })).trim()].length;
  return (
    <div className="stack gap-1">
      <Input entry={entry} hint={t('kinds:alerts.form.textHint')} lang={name.slice(-2)} hasLines />
      <div className={count > max ? styles.tooLong : undefined}>
        <MutedText>{t('kinds:alerts.form.counter', { count, max })}</MutedText>
      </div>
    </div>
  );
}

/** Renders whether a consul visits a city, and if so what visitors have to know. */
function VisitFields({ entry }: FieldProps) {
  const isVisit = useWatch<AnyValues>({ name: entry.name }) === 'yes';
  const parts = entriesOf('notices').filter(({ key }) => key.startsWith('visit_'));
  return (
    <>
      <Checkbox entry={entry} />
      {isVisit && parts.map((part) => <FieldControl key={part.name} entry={part} />)}
    </>
  );
}

/** Renders the services that need a visit to the Embassy, to choose those that a visiting consul offers. */
function VisitServicesField({ entry }: FieldProps) {
  const { name } = usePageNames();
  const { name: id, ...frame } = useFieldFrame(entry);
  const { field } = useController<AnyValues>({ name: entry.name });
  const chosen = String(field.value).split(' ');
  const choose = (service: string, isChosen: boolean) =>
    field.onChange(
      visitedServices
        .filter((one) => (one === service ? isChosen : chosen.includes(one)))
        .join(' '),
    );
  return (
    <FieldGroup {...frame}>
      {(describedBy) =>
        visitedServices.map((service, index) => (
          <label key={service} className="with-icon">
            <input
              // The error summary and the focus after a failed save lead to the first one.
              {...(index === 0 && { id, ref: field.ref })}
              type="checkbox"
              checked={chosen.includes(service)}
              aria-describedby={describedBy}
              onBlur={field.onBlur}
              onChange={({ target }) => choose(service, target.checked)}
            />
            {name(`/consular/${service}`)}
          </label>
        ))
      }
    </FieldGroup>
  );
}
