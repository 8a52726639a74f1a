import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { get } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../lib/dates/moscowTime';
import { pagesOfPdf } from '../../lib/files/pagesOfPdf';
import { ServiceError } from '../../lib/http/result';
import { textAt } from '../../lib/i18n/dynamicKey';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { withoutInvisible } from '../../lib/text/invisible';
import { stableText } from '../../lib/text/stableText';
import { Note } from '../../ui/feedback/Note';
import { type ControlProps, Field } from '../../ui/forms/Field';
import type { Draft, DraftContent } from '../api/drafts';
import { AutosaveNote } from '../drafts/AutosaveNote';
import { OtherDeviceBar } from '../drafts/OtherDeviceBar';
import { useDraft } from '../drafts/useDraft';
import { refetchDrafts } from '../drafts/useDrafts';
import { openedDraft } from '../drafts/useOpenedItem';
import { FileInput } from '../files/FileInput';
import type { StoredFile } from '../files/useUpload';
import { type FormField, SimpleForm, useSimpleForm } from '../forms/SimpleForm';
import { useMarkUnsaved } from '../forms/unsavedWork';
import { PagePreview } from '../parts/PagePreview';
import { textPlace } from '../words/pageWords';
import { WordsInput } from '../words/WordsInput';
import {
  type FactField,
  type FileKind,
  factForm,
  fileLimits,
  isFileKind,
  typedNumber,
  valueText,
} from './factForms';
import styles from './facts.module.css';
import { latestFact, type StaffFact } from './staffFacts';
import { useSaveFact } from './useSaveFact';

/**
 * Holds the form of a fact. It opens with the person's draft, else with the stored value; without a
 * draft it focuses its first field. After `conflict` the next press replaces a colleague's save.
 * @returns the form of {@link useSimpleForm}, `fields` and `schema` of {@link factForm}, `draft` of
 *   {@link useDraft}; the others as they are commented
 */
function useFactForm(fact: StaffFact, onClose: () => void) {
  const { key, kind, label, current, drafts, suggested, slot } = fact;
  const language = useLanguage();
  const save = useSaveFact();
  const [mine] = useState(() => openedDraft(key, drafts));
  const revision = useRef(mine ? mine.baseRevision : (latestFact(key)?.revision ?? null));
  const { fields, schema, values, fill } = factForm(kind, current ?? suggested, language, slot);
  const [start] = useState(() => values);
  const isTyped = mine !== null && stableText(fill(mine.values)) !== stableText(start);
  /** What stays of the draft once the form is closed. */
  const stays = useRef<DraftContent['values']>(null);
  const form = useSimpleForm({
    hasFiles: true,
    id: `fact-${useId()}`,
    schema,
    empty: start,
    names: fields.map(({ name }) => name),
    send: async ({ is }) => {
      const onSaved = () => {
        stays.current = {};
      };
      const result = await save(fact, is, { base: revision.current, onSaved });
      // The next save replaces what the form then shows of the colleague.
      if (!result.success && result.code === 'conflict') {
        revision.current = latestFact(key)?.revision ?? null;
      }
      return result;
    },
    onSent: onClose,
  });
  useMarkUnsaved(form.isDirty);
  /** Returns the form as a draft; without values if nothing is typed or the fact is saved. */
  const read = (): DraftContent => {
    const typed = form.getValues();
    const is = (one: object) => stableText(one) === stableText(typed);
    const opened = mine && is(fill(mine.values)) ? mine.values : null;
    return {
      ...{ kind: 'facts', itemId: key, title: label, taken: null },
      baseRevision: revision.current,
      values: withoutInvisible(stays.current ?? opened ?? (is(start) ? {} : { ...typed })),
    };
  };
  const draft = useDraft({
    item: { kind: 'facts', itemId: key },
    mine,
    read,
    onLeft: refetchDrafts,
  });
  /** Fills the form with what has been typed; otherwise focuses its first field. */
  const open = useEffectEvent(() => {
    // Without focus, because the page has it, and several forms may have been left.
    if (isTyped) form.reset(fill(mine.values), { keepDefaultValues: true });
    else form.setFocus(fields[0]?.name ?? 'is');
  });
  useEffect(() => open(), []);
  return {
    form,
    fields,
    schema,
    /** Time when the person has typed what the form opened with; undefined for nothing. */
    typedAt: isTyped ? mine.at : undefined,
    draft,
    /** Fills the form with what another device of the person has stored. */
    takeOther: (other: Draft) => {
      form.reset(fill(other.values), { keepDefaultValues: true });
      revision.current = other.baseRevision;
      draft.sender.continueFromOther();
    },
    cancel: () => {
      stays.current = {};
      onClose();
    },
  };
}

/**
 * Renders the form of a fact, which publishes the fact and autosaves what is typed. A valid text of
 * a page can be previewed.
 */
export function FactForm({ fact, onClose }: { fact: StaffFact; onClose: () => void }) {
  const { key, kind, current, published, slot, pages } = fact;
  const { t } = useTranslation(['facts', 'admin']);
  const language = useLanguage();
  const { form, draft, fields, schema, typedAt, cancel, takeOther } = useFactForm(fact, onClose);
  const typed = form.watch();
  const valid = schema.safeParse(typed).data;
  const isConflict = form.error instanceof ServiceError && form.error.code === 'conflict';
  const text = (value: unknown) => valueText(key, value ?? null, language);
  const currency = kind === 'money' ? `, ${Object(current).currency}` : '';
  return (
    <div className={`stack box ${styles.editor}`}>
      <SimpleForm form={form} action={t('publish')} onCancel={cancel}>
        <p className="small-print">{t('shownOnce')}</p>
        {typedAt && (
          <p className="small-print">
            {t('admin:autosave.started', { date: formatDateTime(typedAt, language) })}
          </p>
        )}
        <AutosaveNote
          autosave={draft}
          isPublished={published !== undefined && published.value !== null}
        />
        <OtherDeviceBar
          status={draft.status}
          keepMine={draft.sender.continueFromOther}
          takeOther={takeOther}
        />
        {isConflict && (
          <Note kind="warning" live>
            {t('conflict', { theirs: text(latestFact(key)?.value) })}
          </Note>
        )}
        {fields.map((shown) => {
          const { name, control, optional = false, hint } = shown;
          const isNumber = control === 'number';
          const options = isNumber ? { setValueAs: typedNumber } : undefined;
          const { id, field, error } = form.fieldProps(name, options);
          const label = textAt(t, `field.${shown.label}`) + currency;
          return (
            <Field
              key={name}
              name={id}
              label={label}
              hint={hint && textAt(t, `words.hint.${hint}`)}
              error={error}
              optional={optional}
            >
              {(props) => (
                <FactControl
                  {...props}
                  {...{ shown, label, field, slot }}
                  value={get(typed, name)}
                />
              )}
            </Field>
          );
        })}
        {valid && slot && (
          <p>
            <PagePreview
              page={() => ({
                path: pages[0] ?? '/',
                anchor: textPlace(key, language).anchor,
                unsaved: { fact: { key, value: valid.is, at: new Date().toISOString() } },
              })}
            />
          </p>
        )}
      </SimpleForm>
    </div>
  );
}

interface ControlOptions extends ControlProps, Pick<FormField, 'field'>, Pick<StaffFact, 'slot'> {
  shown: FactField;
  label: string;
  value: unknown;
}

/** Renders the control of a field: a file, lines, a text with its figures, an input or a choice. */
function FactControl({ shown, label, field, slot, value: is, ...props }: ControlOptions) {
  const { control, language } = shown;
  const { t } = useTranslation('facts');
  if (isFileKind(control)) {
    const change = (value: unknown) => void field.onChange({ target: { name: field.name, value } });
    return <FileControl {...props} name={label} kind={control} value={is} onChange={change} />;
  }
  if (control === 'lines') return <textarea {...props} {...field} rows={3} />;
  if (control === 'words') {
    const builtIn = (language && slot?.builtIn[language]) ?? '';
    const own = language ?? 'en';
    return (
      <WordsInput {...props} field={field} value={String(is)} builtIn={builtIn} language={own} />
    );
  }
  if (typeof control === 'string') {
    const isNumber = control === 'number';
    return (
      <input
        {...props}
        {...field}
        type={isNumber ? 'text' : control}
        inputMode={isNumber ? 'decimal' : undefined}
        autoComplete="off"
      />
    );
  }
  return (
    <select {...props} {...field}>
      {control.map((value) => (
        <option key={value} value={value}>
          {textAt(t, `unit.${value}`)}
        </option>
      ))}
    </select>
  );
}

interface FileControlProps extends ControlProps {
  kind: FileKind;
  name: string;
  /** URL of an image, `{ url, bytes, pages }` of a PDF; empty for none. */
  value: unknown;
  onChange: (value: unknown) => void;
}

/**
 * Renders the file of a fact: a PDF, or a photograph that is cropped before it is sent. In place of
 * a PDF, another document is refused with a message.
 */
function FileControl({ kind, name, value, onChange, ...control }: FileControlProps) {
  const { t } = useTranslation('facts');
  const isPdf = kind === 'pdf';
  return (
    <FileInput<unknown>
      control={control}
      name={name}
      kind={isPdf ? 'documents' : 'images'}
      folder={isPdf ? 'notices' : 'news'}
      {...fileLimits[kind]}
      value={value}
      empty=""
      url={String(Object(value).url ?? value ?? '')}
      withFile={isPdf ? storedPdf : ({ url }) => url}
      refuse={(file) => isPdf && !/\.pdf$/i.test(file.name) && t('onlyPdf', { name: file.name })}
      onChange={onChange}
    />
  );
}

/** Returns the value of a sent PDF, without `pages` if they cannot be counted; `''` for no file. */
async function storedPdf({ url, file }: StoredFile) {
  if (!file) return '';
  const pages = pagesOfPdf(new TextDecoder('latin1').decode(await file.arrayBuffer()));
  return { url, bytes: file.size, ...(pages && { pages }) };
}
