import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { get } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../lib/dates/moscowTime';
import { ServiceError } from '../../lib/http/result';
import { textAt } from '../../lib/i18n/dynamicKey';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { withoutInvisible } from '../../lib/text/invisible';
import { stableText } from '../../lib/text/stableText';
import { Note } from '../../ui/feedback/Note';
import { type ControlProps, Field } from '../../ui/forms/Field';
import { type Draft, type DraftContent, isOwn } from '../api/drafts';
import { AutosaveNote } from '../drafts/AutosaveNote';
import { NoteField, useNote } from '../drafts/NoteField';
import { OtherDeviceBar } from '../drafts/OtherDeviceBar';
import { useDraft } from '../drafts/useDraft';
import { refetchDrafts } from '../drafts/useDrafts';
import { withUnsent } from '../drafts/useOpenedItem';
import { type FormField, SimpleForm, useSimpleForm } from '../forms/SimpleForm';
import { useMarkUnsaved } from '../forms/unsavedWork';
import { PagePreview } from '../parts/PagePreview';
import { textPlace } from '../words/pageWords';
import { WordsInput } from '../words/WordsInput';
import { FileControl } from './FileControl';
import {
  type FactField,
  factForm,
  isDoubtful,
  isFileKind,
  typedNumber,
  valueText,
} from './factForms';
import styles from './facts.module.css';
import { latestFact, type StaffFact } from './staffFacts';
import { useFactChanges } from './useFactChanges';

interface Props {
  fact: StaffFact;
  onClose: () => void;
}

/**
 * Holds the form of a fact. It opens with the person's draft, else for admins with the waiting one,
 * else with the stored value. After `conflict` the next press replaces a colleague's save.
 */
function useFactForm(fact: StaffFact, onClose: () => void) {
  const { key, kind, label, current, drafts, suggested, slot } = fact;
  const language = useLanguage();
  const { publishes, save, propose } = useFactChanges();
  const note = useNote(`embassy-note:${key}`);
  const [{ mine, others }] = useState(() => withUnsent(key, drafts));
  const revision = useRef(mine ? mine.baseRevision : (latestFact(key)?.revision ?? null));
  const { fields, schema, values, fill } = factForm(kind, current ?? suggested, language, slot);
  const waiting = publishes ? others.find(({ state }) => state === 'waiting') : undefined;
  const taken = mine ? mine.taken : waiting && { id: waiting.id, revision: waiting.revision };
  const [start] = useState(() => (waiting ? fill(waiting.values) : values));
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
      if (!publishes) {
        stays.current = { ...form.getValues() };
        const sent = await propose(fact, { note: note.text, store: draft.sendNow });
        if (!sent.success) stays.current = null;
        return sent;
      }
      const onSaved = () => {
        stays.current = {};
      };
      const result = await save(fact, is, { base: revision.current, taken, onSaved });
      // The next save replaces what the form then shows of the colleague.
      if (!result.success && result.code === 'conflict') {
        revision.current = latestFact(key)?.revision ?? null;
      }
      return result;
    },
    onSent: () => {
      note.change('');
      onClose();
    },
  });
  useMarkUnsaved(form.isDirty);
  const read = (): DraftContent => {
    const typed = form.getValues();
    const is = (one: object) => stableText(one) === stableText(typed);
    const opened = mine && is(fill(mine.values)) ? mine.values : null;
    return {
      ...{ kind: 'facts', itemId: key, title: label, taken: taken ?? null },
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
  const open = useEffectEvent(() => {
    // Without focus, because the page has it, and several forms may have been left.
    if (isTyped) form.reset(fill(mine.values), { keepDefaultValues: true });
    else form.setFocus(fields[0]?.name ?? 'is');
  });
  useEffect(() => open(), []);
  return {
    publishes,
    form,
    fields,
    schema,
    /** Time when the person has typed what the form opened with; undefined for nothing. */
    typedAt: isTyped ? mine.at : undefined,
    draft,
    note,
    /** Fills the form with what another device of the person has stored. */
    takeOther: (other: Draft) => {
      form.reset(fill(other.values), { keepDefaultValues: true });
      revision.current = other.baseRevision;
      draft.store.continueFromOther();
    },
    /** Discards what was typed. A handed-over draft is again what it was when the form opened. */
    cancel: () => {
      const isHandedOver = drafts.some((one) => isOwn(one) && one.state !== 'open');
      stays.current = (isHandedOver && mine?.stored?.values) || {};
      onClose();
    },
  };
}

/** Renders the form of a fact. */
export function FactForm({ fact, onClose }: Props) {
  const { key, kind, current, published, slot, pages } = fact;
  const { t } = useTranslation(['facts', 'admin']);
  const language = useLanguage();
  const { publishes, form, draft, note, ...opened } = useFactForm(fact, onClose);
  const { fields, schema, typedAt, cancel, takeOther } = opened;
  const typed = form.watch();
  const valid = schema.safeParse(typed).data;
  const isConflict = form.error instanceof ServiceError && form.error.code === 'conflict';
  const text = (value: unknown) => valueText(key, value ?? null, language);
  const currency = kind === 'money' ? `, ${Object(current).currency}` : '';
  return (
    <div className={`stack box ${styles.editor}`}>
      <SimpleForm form={form} action={t(publishes ? 'publish' : 'propose')} onCancel={cancel}>
        <p className="small-print">{t(`shownOnce.${publishes ? 'publish' : 'propose'}`)}</p>
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
          keepMine={draft.store.continueFromOther}
          takeOther={takeOther}
        />
        {publishes && isConflict && (
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
        {valid && isDoubtful(current, valid.is) && (
          <Note kind="warning" live>
            {t('ask', { from: text(current), to: text(valid.is) })}
          </Note>
        )}
        {!publishes && <NoteField optional note={note} label={t('admin:handover.sayLabel')} />}
      </SimpleForm>
    </div>
  );
}

interface ControlOptions extends ControlProps, Pick<FormField, 'field'>, Pick<StaffFact, 'slot'> {
  shown: FactField;
  label: string;
  value: unknown;
}

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
