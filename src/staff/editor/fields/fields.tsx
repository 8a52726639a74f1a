import { type ReactNode, useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { focusControl } from '../../../lib/browser/focusControl';
import { textAt } from '../../../lib/i18n/dynamicKey';
import { type Language, otherLanguage } from '../../../lib/i18n/languages';
import { looksEnglish, looksRussian } from '../../../lib/text/letters';
import { cut } from '../../../lib/text/text';
import { leadsNowhere } from '../../../lib/urls/pagePath';
import { Button } from '../../../ui/actions/Button';
import { Field } from '../../../ui/forms/Field';
import { MAX_CHARACTERS } from '../../forms/limits';
import type { AnyValues, Values } from '../../kinds/kind';
import { definitionOf, labelsOf } from '../../kinds/kinds';
import { writtenIn } from '../../kinds/schemas';
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
  const label = textAt(t, labelsOf(kind)[name] ?? '');
  return { label, name: `${kind}-${name}`, error: errors[name] };
}

interface TextInputProps extends Props {
  lang?: Language;
  hasLines?: boolean;
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

/** Renders a text of one or several lines. */
export function TextInput({ name, lang, hasLines = false, ...props }: TextInputProps) {
  const { register } = useFormContext();
  return (
    <Field {...useFieldFrame(name)} {...props}>
      {(control) => {
        const shared = { ...control, ...register(name), lang };
        if (hasLines) return <textarea {...shared} rows={4} />;
        return <input {...shared} type="text" autoComplete="off" />;
      }}
    </Field>
  );
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

/**
 * Renders the title in a language with a counter of its characters, which is not announced while
 * typing, and with what the home page shows of a long one. Has no `maxLength`, because that would
 * truncate a pasted text silently.
 */
export function TitleInput({ language }: { language: Language }) {
  const { t } = useTranslation('editor');
  const name = `title_${language}` as const;
  const max = MAX_CHARACTERS.titleLong;
  const { titleCut = max } = definitionOf(useItemForm().kind);
  const title = useWatch<Values<'news'>, typeof name>({ name }).trim();
  const short = cut(title, titleCut);
  // Code points, as PostgreSQL counts.
  const counter = t('title.counter', { count: [...title].length, max });
  const effect =
    short === title.replace(/\s+/g, ' ')
      ? t('title.whole', { cut: titleCut })
      : t('title.cut', { shown: short });
  return (
    <>
      <TextInput name={name} lang={language} hint={`${counter} ${effect}`} />
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
      const texts = definitionOf(kind).texts.map((text) => `${text}_${language}`);
      const foreign = texts.find((text) => LOOKS_OTHER[language](String(values[text])));
      return [foreign === name, leadsNowhere(String(values[name]))] as const;
    },
  });
  return (
    <>
      {isForeign && (
        <div className="cluster gap-2">
          <p role="status" className="small-print">
            {t(`languages.${otherLanguage(language)}.seems`)}
          </p>
          <MoveButton language={language} />
        </div>
      )}
      {isLost && (
        <p role="status" className="small-print">
          {t('error.linkNowhere')}
        </p>
      )}
    </>
  );
}

/** Renders a button that moves all texts to the other, empty language, and focuses its title. */
function MoveButton({ language }: { language: Language }) {
  const { t } = useTranslation('admin');
  const { kind } = useItemForm();
  const form = useFormContext<AnyValues>();
  const other = otherLanguage(language);
  const { texts } = definitionOf(kind);
  if (writtenIn(form.getValues(), other, texts) !== 'nothing') return null;
  const move = () => {
    for (const text of texts) {
      const name = `${text}_${language}`;
      form.setValue(`${text}_${other}`, form.getValues(name), { shouldDirty: true });
      form.setValue(name, '', { shouldDirty: true });
    }
    focusControl(`${kind}-title_${other}`);
  };
  return (
    <Button variant="tertiary" onClick={move}>
      {t(`languages.${other}.move`)}
    </Button>
  );
}
