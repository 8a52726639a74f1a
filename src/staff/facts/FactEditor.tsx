import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ZodType } from 'zod';
import { mergeFacts } from '../../lib/facts/checkFact';
import { useFacts } from '../../lib/facts/currentFacts';
import { queryClient } from '../../lib/http/queryClient';
import { queryFnOf } from '../../lib/http/queryFn';
import { ServiceError } from '../../lib/http/result';
import { textAt } from '../../lib/i18n/dynamicKey';
import { type Language, languages } from '../../lib/i18n/languages';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { usePageNames } from '../../lib/i18n/usePageNames';
import { Button } from '../../ui/actions/Button';
import { ItemName } from '../../ui/actions/ItemName';
import { Callout } from '../../ui/feedback/Callout';
import { type ControlProps, Field } from '../../ui/forms/Field';
import { AppLink } from '../../ui/navigation/AppLink';
import { QueryState } from '../auth/session/QueryState';
import { useReauthentication } from '../auth/session/useReauthentication';
import { type FactChange, factHistory, saveFact } from '../data/facts';
import { type FormField, SimpleForm, useSimpleForm } from '../forms/SimpleForm';
import { useMarkUnsaved } from '../forms/unsavedWork';
import { z } from '../forms/zod';
import { ActorAndTime } from '../history/changes/ActorAndTime';
import { TextDifference } from '../history/versions/Differences';
import { UndoButton } from '../items/UndoButton';
import { type Control, errorsOf, type FactInput, factFrom, formOf, questionOf } from './factForms';
import styles from './facts.module.css';
import { sentencesWith, valueText } from './factTexts';
import { forgetInput, KeptNote, readKept, useKeepInput } from './keptInput';
import { factsQuery, rowsInForce, type StaffFact, useFactChanges } from './useFactChanges';

interface Props {
  fact: StaffFact;
  /** Value that the form shows first, in place of the proposal or what is in force. */
  initial?: unknown;
  onClose: () => void;
}

/**
 * Renders the form of a fact, an answer or a closed day, the sentences that change, where it is used, and its history. A doubtful
 * value needs a second press ({@link questionOf}); after `conflict` the next save replaces what a colleague has saved.
 */
export function FactEditor({ fact, initial, onClose }: Props) {
  const { key, kind, label, builtIn, current, published, draft } = fact;
  const { t } = useTranslation(['facts', 'admin']);
  const language = useLanguage();
  const base = useId();
  const withReauthentication = useReauthentication();
  const { publishes, status, revisionOf, refetch, set, announce } = useFactChanges();
  const [kept] = useState(() => readKept(key));
  const revision = useRef(kept ? kept.revision : revisionOf(key));
  const [confirmed, setConfirmed] = useState<string>();
  const close = () => {
    forgetInput(key);
    onClose();
  };
  const start = draft?.value ?? initial ?? current;
  const { fields, labels = {}, optional = [], read } = formOf(key, kind, start);
  const [first = ''] = Object.keys(fields);
  const empty = Object.fromEntries(Object.keys(fields).map((name) => [name, '']));
  const schema = z
    .object(Object.fromEntries(Object.keys(fields).map((name) => [name, z.string()])))
    .superRefine((input, context) => {
      for (const [name, message] of errorsOf(key, kind, input, builtIn)) {
        context.addIssue({ code: 'custom', path: [String(name)], message: String(message) });
      }
    }) as unknown as ZodType<FactInput, FactInput>;
  const form = useSimpleForm<FactInput, number>({
    id: `fact-${base}`,
    schema,
    empty: start === undefined ? empty : { ...empty, ...read(start) },
    send: async (input) => {
      const value = factFrom(kind, input, builtIn);
      const result = await withReauthentication(() =>
        saveFact({ key, status, value }, revision.current),
      );
      if (result.success || result.code !== 'conflict') return result;
      // The next save replaces what the form then shows of the colleague.
      await refetch();
      revision.current = revisionOf(key);
      return result;
    },
    onSent: async () => {
      announce(fact);
      close();
      await refetch();
    },
  });
  const input = form.watch();
  const isValid = errorsOf(key, kind, input, builtIn).length === 0;
  const value = factFrom(kind, input, builtIn);
  const code = isValid ? questionOf(current, value, kind) : undefined;
  const question =
    code &&
    t(code, {
      from: valueText(key, current ?? null, language),
      to: valueText(key, value, language),
    });
  const isConflict = form.error instanceof ServiceError && form.error.code === 'conflict';
  const theirs = (publishes ? published : draft)?.value ?? null;
  useMarkUnsaved(form.isDirty);
  useKeepInput(key, form.isDirty ? input : null, revision);
  const open = useEffectEvent(() => {
    // Without focus, because the page has it, and several forms may have been left.
    if (kept) form.reset({ ...empty, ...kept.input }, { keepDefaultValues: true });
    else form.setFocus(first);
  });
  useEffect(() => open(), []);

  return (
    <div className={`stack ${styles.editor}`}>
      <SimpleForm
        form={{
          ...form,
          submit: async (event) => {
            if (!question || question === confirmed) return form.submit(event);
            event?.preventDefault();
            setConfirmed(question);
          },
        }}
        action={t(
          question && question === confirmed ? 'saveAnyway' : publishes ? 'save' : 'propose',
        )}
        onCancel={close}
      >
        <KeptNote kept={kept} />
        {isConflict && (
          <Callout kind="warning" live>
            {t('conflict', { theirs: valueText(key, theirs, language) })}
          </Callout>
        )}
        {Object.entries(fields).map(([name, control]) => {
          const { id, field, error } = form.fieldProps(name);
          const currency = kind === 'money' && Object(builtIn).currency;
          return (
            <Field
              key={name}
              name={id}
              label={`${t(`field.${labels[name] ?? name}` as 'field.amount', { context: key.split('.')[0] })}${currency ? `, ${currency}` : ''}`}
              error={error}
              optional={optional.includes(name)}
            >
              {(props) => <FactControl {...props} control={control} field={field} />}
            </Field>
          );
        })}
        {isValid && <Preview fact={fact} value={value} />}
        {question && question === confirmed && (
          <Callout kind="ask" live>
            {question}
          </Callout>
        )}
      </SimpleForm>
      {published && published.value !== null && (
        <p>
          <Button
            variant="secondary"
            onClick={() => {
              close();
              void set(fact, null, published.value);
            }}
          >
            {t(
              `takeBack.${kind === 'answer' || kind === 'closedDay' || kind === 'statement' ? kind : 'fact'}`,
              {
                value: valueText(key, builtIn, language),
              },
            )}
            <ItemName title={label} />
          </Button>
        </p>
      )}
      <PageLinks pages={fact.pages} />
      <FactHistory fact={fact} />
    </div>
  );
}

interface ControlOptions extends ControlProps, Pick<FormField, 'field'> {
  control: Control;
}

function FactControl({ control, field, ...props }: ControlOptions) {
  const { t } = useTranslation('facts');
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

/** Renders the sentences that a save changes, in both languages, the first four of each; nothing if there are none. */
function Preview({ fact: { key, texts }, value }: { fact: StaffFact; value: unknown }) {
  const { t } = useTranslation(['facts', 'common']);
  const now = useFacts();
  const rows = rowsInForce(queryClient.getQueryData(factsQuery.queryKey));
  const then = mergeFacts([...rows, { key, value, at: new Date().toISOString() }]);
  const changesIn = (language: Language) => {
    const after = sentencesWith(texts, language, then);
    const all = sentencesWith(texts, language, now).map(
      (older, index) => [older, after[index] ?? ''] as const,
    );
    return [...new Map(all.filter(([older, newer]) => older !== newer))];
  };
  const changes = languages.map((language) => [language, changesIn(language)] as const);
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

function PageLinks({ pages }: Pick<StaffFact, 'pages'>) {
  const { t } = useTranslation('facts');
  const { name } = usePageNames();
  if (pages.length === 0) return null;
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

/** Renders the folded changes of a fact. To an admin each published one offers to return at once to the value before it. */
function FactHistory({ fact }: { fact: StaffFact }) {
  const { key, label, builtIn, published } = fact;
  const { t } = useTranslation('facts');
  const language = useLanguage();
  const { publishes, undo } = useFactChanges();
  const query = useQuery({
    queryKey: ['admin', 'changes', 'fact', key],
    queryFn: queryFnOf((signal) => factHistory(key, signal)),
    staleTime: 0,
  });
  const text = (value: unknown) => {
    if (value !== null) return valueText(key, value, language);
    return builtIn === undefined
      ? t('nothing')
      : t('builtIn', { value: valueText(key, builtIn, language) });
  };
  /** What a proposal replaces is in the entries of what was in force. */
  const proposalText = ({ action, from, to, note }: FactChange) => {
    if (action === 'delete') return t('history.closed', { value: text(from) });
    return note
      ? t('history.returned', { value: text(to), note })
      : t('history.proposed', { value: text(to) });
  };
  return (
    <details className={styles.history}>
      <summary>{t('history.title')}</summary>
      <QueryState compact query={query} empty={query.data?.length === 0 && t('noHistory')} />
      <ol className="plain-list">
        {query.data?.map((change) => (
          <li key={change.id}>
            <p>
              {change.proposal ? proposalText(change) : `${text(change.from)} → ${text(change.to)}`}
            </p>
            <p className="small-print">
              <ActorAndTime actor={change.actorName} at={change.occurredAt} />
            </p>
            {publishes && !change.proposal && (
              <UndoButton
                title={label}
                onUndo={() => undo(fact, change.from, published?.value ?? null)}
              />
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
