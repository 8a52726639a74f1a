import { type ReactNode, useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { textAt } from '../../../lib/i18n/dynamicKey';
import { type Language, otherLanguage } from '../../../lib/i18n/languages';
import { looksEnglish, looksRussian } from '../../../lib/text/letters';
import { cut } from '../../../lib/text/text';
import { leadsNowhere } from '../../../lib/urls/pagePath';
import { Field } from '../../../ui/forms/Field';
import { MAX_CHARACTERS } from '../../forms/limits';
import type { AnyValues } from '../../kinds/kind';
import { fieldLabels, kindDefinition } from '../../kinds/kinds';
import { useItemForm } from '../form/ItemFormProvider';

interface Props {
  /** Name of the value; its label is in the definition of the kind. */
  name: string;
  hint?: ReactNode;
  optional?: boolean;
}

/** Returns label, id and error of a field, as `Field` takes them. */
export function useFieldFrame(name: string) {
  const { kind, errors } = useItemForm();
  const { t } = useTranslation(['admin', 'kinds']);
  const label = textAt(t, fieldLabels(kind)[name] ?? '');
  return { label, name: `${kind}-${name}`, error: errors[name] };
}

/** Renders fields that belong together, under a heading. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id} className="size-h3">
        {title}
      </h2>
      {children}
    </section>
  );
}

interface TextInputProps extends Props {
  lang?: Language;
  hasLines?: boolean;
  /** Characters at most, which are counted below the field. */
  max?: number;
}

/**
 * Renders a text of one or several lines. Has no `maxLength`, because that would truncate a pasted
 * text silently.
 */
export function TextInput({ name, lang, hint, hasLines = false, max, ...props }: TextInputProps) {
  const { register } = useFormContext();
  const count = max && <Counter name={name} max={max} />;
  return (
    <Field
      {...useFieldFrame(name)}
      hint={
        count ? (
          <>
            {hint} {count}
          </>
        ) : (
          hint
        )
      }
      {...props}
    >
      {(control) => {
        const shared = { ...control, ...register(name), lang };
        if (hasLines) return <textarea {...shared} rows={4} />;
        return <input {...shared} type="text" autoComplete="off" />;
      }}
    </Field>
  );
}

function Counter({ name, max }: { name: string; max: number }) {
  const { t } = useTranslation('editor');
  // Code points, as PostgreSQL counts.
  const count = [...String(useWatch<AnyValues>({ name })).trim()].length;
  return t('counter', { count, max });
}

/** Renders a date and time in Moscow. */
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

/** Renders a value that is true or false. */
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

/** Renders the title in a language; of a long one with what the home page shows. */
export function TitleInput({ language }: { language: Language }) {
  const { t } = useTranslation('editor');
  const name = `title_${language}`;
  const { titleCut } = kindDefinition(useItemForm().kind);
  const title = String(useWatch<AnyValues>({ name })).trim();
  const shown = cut(title, titleCut ?? MAX_CHARACTERS.titleLong);
  return (
    <>
      <TextInput name={name} lang={language} max={MAX_CHARACTERS.titleLong} />
      <p role="status" className="small-print">
        {shown.endsWith('…') && t('titleCut', { shown })}
      </p>
      <TextWarnings name={name} language={language} />
    </>
  );
}

const LOOKS_OTHER = { en: looksRussian, ru: looksEnglish };

/**
 * Warns below the first text that is in the other language, and below each text that links to a
 * page that the site does not have.
 */
export function TextWarnings({ name, language }: { name: string; language: Language }) {
  const { t } = useTranslation('admin');
  const { kind } = useItemForm();
  const [isForeign, isLost] = useWatch({
    compute: (values: AnyValues) => {
      const texts = kindDefinition(kind).texts.map((text) => `${text}_${language}`);
      const foreign = texts.find((text) => LOOKS_OTHER[language](String(values[text])));
      return [foreign === name, leadsNowhere(String(values[name]))] as const;
    },
  });
  return (
    <>
      {isForeign && (
        <p role="status" className="small-print">
          {t(`languages.${otherLanguage(language)}.seems`)}
        </p>
      )}
      {isLost && (
        <p role="status" className="small-print">
          {t('error.linkNowhere')}
        </p>
      )}
    </>
  );
}
