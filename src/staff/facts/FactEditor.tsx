import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { get } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../lib/dates/moscowTime';
import { useFacts } from '../../lib/facts/currentFacts';
import { checkedFacts } from '../../lib/facts/factSchemas';
import { applyFacts } from '../../lib/facts/facts';
import { queryClient } from '../../lib/http/queryClient';
import { queryFnOf } from '../../lib/http/queryFn';
import { ServiceError } from '../../lib/http/result';
import { textAt } from '../../lib/i18n/dynamicKey';
import { type Language, withOther } from '../../lib/i18n/languages';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { usePageNames } from '../../lib/i18n/usePageNames';
import { Button } from '../../ui/actions/Button';
import { Note } from '../../ui/feedback/Note';
import { type ControlProps, Field } from '../../ui/forms/Field';
import { AppLink } from '../../ui/navigation/AppLink';
import { QueryState } from '../account/session/QueryState';
import { factHistory } from '../api/storedFacts';
import { AutosaveNote } from '../drafts/AutosaveNote';
import { NoteField } from '../drafts/NoteField';
import { OtherDeviceBar } from '../drafts/OtherDeviceBar';
import { type FormField, SimpleForm } from '../forms/SimpleForm';
import { ActorAndTime } from '../history/changes/ActorAndTime';
import { TextDifference } from '../history/versions/Differences';
import { UndoButton } from '../items/UndoButton';
import { ItemName } from '../parts/ItemName';
import { blankLanguage, withChange } from '../words/lines';
import { PagePreview } from '../words/PagePreview';
import { WordsDifference } from '../words/WordsText';
import { type Control, isDoubtful, isFileKind, typedNumber, valueText } from './factForms';
import styles from './facts.module.css';
import { sentencesWith } from './factTexts';
import {
  factsQuery,
  latestFact,
  rowsInForce,
  type StaffFact,
  useFactChanges,
} from './useFactChanges';
import { useFactForm } from './useFactForm';
import { useFactLine } from './useFactLine';
import { isShown } from './useStaffFacts';

const FileControl = lazy(() => import('./FileControl'));
const WordsControl = lazy(() => import('../words/WordsControl'));

interface Props {
  fact: StaffFact;
  onClose: () => void;
}

/**
 * Renders the form of a fact, an answer or a closed day, the sentences that change, where it is
 * used, and its history. To an admin it opens with the waiting draft. A doubtful value needs a
 * second press ({@link isDoubtful}). After `conflict` the next save replaces a colleague's.
 */
export function FactEditor({ fact, onClose }: Props) {
  const { key, kind, current, published, slot } = fact;
  const { t } = useTranslation(['facts', 'admin']);
  const language = useLanguage();
  const { publishes, form, draft, note, ...opened } = useFactForm(fact, onClose);
  const { fields, schema, values, mine, cancel, takeOther } = opened;
  const [confirmed, setConfirmed] = useState<string>();
  const typed = form.watch();
  const valid = schema.safeParse(typed).data;
  const question =
    valid && isDoubtful(current, valid.is)
      ? t('ask', {
          from: valueText(key, current ?? null, language),
          to: valueText(key, valid.is, language),
        })
      : undefined;
  const blank = slot && blankLanguage(typed.is);
  const isDoubted = question !== undefined && question === confirmed;
  const isConflict = form.error instanceof ServiceError && form.error.code === 'conflict';
  /** Empties unchanged fields beside a replaced file, because they describe the earlier file. */
  const forgetDescription = (file: string) => {
    const folder = file.slice(0, file.lastIndexOf('.') + 1);
    for (const { name } of fields) {
      const isUnchanged = get(form.getValues(), name) === get(values, name);
      if (name !== file && name.startsWith(folder) && isUnchanged) {
        form.setValue(name, '', { shouldDirty: true });
      }
    }
  };
  const currency = kind === 'money' ? `, ${Object(current).currency}` : '';

  return (
    <div className={`stack box ${styles.editor}`} data-kind={kind}>
      <SimpleForm
        form={{
          ...form,
          submit: async (event) => {
            if (!question || isDoubted) return form.submit(event);
            event?.preventDefault();
            setConfirmed(question);
          },
        }}
        action={t(`${publishes ? 'publish' : 'propose'}${isDoubted ? 'Anyway' : ''}`)}
        onCancel={cancel}
      >
        <p className="small-print">{t(`shownOnce.${publishes ? 'publish' : 'propose'}`)}</p>
        {mine && (
          <p className="small-print">
            {t('admin:autosave.started', { date: formatDateTime(mine.at, language) })}
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
            <p>
              {t('conflict', { theirs: valueText(key, latestFact(key)?.value ?? null, language) })}
            </p>
            {slot && isShown(fact, latestFact(key)?.value) && (
              <WordsDifference
                from={withChange(slot.builtIn, Object(current))}
                to={withChange(slot.builtIn, Object(latestFact(key)?.value))}
                names={{ older: t('conflictBefore'), newer: t('conflictTheirs') }}
              />
            )}
          </Note>
        )}
        {fields.map(({ name, control, label: nameOfLabel, optional = false }) => {
          const {
            id: controlId,
            field,
            error,
          } = form.fieldProps(name, control === 'number' ? { setValueAs: typedNumber } : undefined);
          if (slot) {
            return (
              <Field key={name} group name={controlId} label={t('field.words')} error={error}>
                {({ 'aria-describedby': describedBy }) => (
                  <Suspense>
                    <WordsControl
                      id={controlId}
                      describedBy={describedBy}
                      slot={slot}
                      lines={typed.is}
                      invalid={error !== undefined}
                      takesFocus={!mine}
                      onChange={(value) => void field.onChange({ target: { name, value } })}
                    />
                    <p role="status" className="small-print">
                      {blank && t(`words.blank.${blank}`)}
                    </p>
                  </Suspense>
                )}
              </Field>
            );
          }
          return (
            <Field
              key={name}
              name={controlId}
              label={textAt(t, `field.${nameOfLabel}`) + currency}
              error={error}
              optional={optional}
            >
              {(props) => (
                <FactControl
                  {...props}
                  label={textAt(t, `field.${nameOfLabel}`)}
                  control={control}
                  field={field}
                  value={get(typed, name)}
                  // A portrait has no description; beside it are fields of the person.
                  onReplaced={() => control !== 'portrait' && forgetDescription(name)}
                />
              )}
            </Field>
          );
        })}
        {valid && <Preview fact={fact} value={valid.is} />}
        {isDoubted && (
          <Note kind="plain" live>
            {question}
          </Note>
        )}
        {!publishes && <NoteField optional note={note} label={t('admin:handover.sayLabel')} />}
      </SimpleForm>
      {published && published.value !== null && <TakeBack fact={fact} onPress={opened.takeBack} />}
      <PageLinks fact={fact} />
      <FactHistory fact={fact} onClose={cancel} />
    </div>
  );
}

function TakeBack({ fact, onPress }: { fact: StaffFact; onPress: () => void }) {
  const { key, kind, label, builtIn } = fact;
  const { t } = useTranslation('facts');
  const language = useLanguage();
  return (
    <p>
      <Button variant="secondary" onClick={onPress}>
        {textAt(t, `takeBack.${builtIn === undefined ? kind : 'fact'}`, {
          value: valueText(key, builtIn, language),
        })}
        <ItemName title={label} />
      </Button>
    </p>
  );
}

interface ControlOptions extends ControlProps, Pick<FormField, 'field'> {
  label: string;
  control: Control;
  value: unknown;
  /** Called when another file is in the place of the last one, or none. */
  onReplaced?: () => void;
}

function FactControl({ label, control, field, value: is, onReplaced, ...props }: ControlOptions) {
  const { t } = useTranslation('facts');
  if (isFileKind(control)) {
    const change = (value: unknown) => void field.onChange({ target: { name: field.name, value } });
    return (
      <Suspense>
        <FileControl
          {...props}
          name={label}
          kind={control}
          value={is}
          onChange={change}
          onReplaced={onReplaced}
        />
      </Suspense>
    );
  }
  if (control === 'lines') return <textarea {...props} {...field} rows={3} />;
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
          {textAt(t, `unit.${value || 'none'}`, { defaultValue: value })}
        </option>
      ))}
    </select>
  );
}

const PREVIEWED = 4;

/** Previews a page's text; else the first four sentences that a save changes, in each language. */
function Preview({ fact, value }: { fact: StaffFact; value: unknown }) {
  const { key, slot, pages, texts } = fact;
  const { t } = useTranslation(['facts', 'common']);
  const shown = useLanguage();
  const now = useFacts();
  if (slot) return <PagePreview path={pages[0] ?? '/'} text={key} value={value} />;
  const rows = rowsInForce(queryClient.getQueryData(factsQuery.queryKey));
  const then = applyFacts(checkedFacts([...rows, { key, value, at: new Date().toISOString() }]));
  const changesIn = (language: Language) => {
    const after = sentencesWith(texts, language, then);
    const all = sentencesWith(texts, language, now).map(
      (older, index) => [older, after[index] ?? ''] as const,
    );
    return [...new Map(all.filter(([older, newer]) => older !== newer))];
  };
  const changes = withOther(shown).map((one) => [one, changesIn(one)] as const);
  const isChanged = changes.some(([, all]) => all.length > 0);
  return (
    <div className="stack gap-2">
      {/* The heading alone is spoken, and once, because the sentences change with every key. */}
      <div role="status">{isChanged && <h4>{t('preview.title')}</h4>}</div>
      {isChanged &&
        changes.map(([language, all]) => (
          <div key={language}>
            <p className="small-print">{t(`common:language.${language}`)}</p>
            <ul lang={language}>
              {all.slice(0, PREVIEWED).map(([older, newer]) => (
                <li key={older}>
                  <TextDifference
                    older={older}
                    newer={newer}
                    names={{ older: t('preview.now'), newer: t('preview.then') }}
                  />
                </li>
              ))}
            </ul>
            {all.length > PREVIEWED && (
              <p className="small-print">{t('preview.more', { count: all.length - PREVIEWED })}</p>
            )}
          </div>
        ))}
    </div>
  );
}

function PageLinks({ fact: { pages, slot } }: { fact: StaffFact }) {
  const { t } = useTranslation('facts');
  const { name } = usePageNames();
  if (slot || pages.length === 0) return null;
  return (
    <p className="cluster gap-3 small-print">
      {t('usedOn', { count: pages.length })}{' '}
      {pages.map((path) => (
        <AppLink key={path} to={path}>
          {name(path)}
        </AppLink>
      ))}
    </p>
  );
}

/** Renders the folded changes of a fact. An admin can return to the value before each. */
function FactHistory({ fact, onClose }: Props) {
  const { t } = useTranslation('facts');
  const { publishes, save } = useFactChanges();
  const lineOf = useFactLine();
  const query = useQuery({
    queryKey: ['admin', 'changes', 'fact', fact.key],
    queryFn: queryFnOf((signal) => factHistory(fact.key, signal)),
    staleTime: 0,
  });
  const changes = query.data;
  return (
    <details>
      <summary>{t('history.title')}</summary>
      <QueryState compact query={query} empty={changes?.length === 0 && t('noHistory')} />
      <ol className="plain-list stack gap-3">
        {changes?.map((change) => {
          const { text, before } = lineOf(change) ?? {};
          return (
            <li key={change.id}>
              <p>{text}</p>
              <p className="small-print">
                <ActorAndTime actor={change.actorName} at={change.occurredAt} />
              </p>
              {publishes && before && (
                <UndoButton
                  title={fact.label}
                  onUndo={async () => {
                    await save(fact, before.value, { was: before.was, isUndo: true });
                    // The form shows the value that is undone.
                    onClose();
                  }}
                />
              )}
            </li>
          );
        })}
      </ol>
    </details>
  );
}
