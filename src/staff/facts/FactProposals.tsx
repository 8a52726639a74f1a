import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { z } from '../../lib/zod';
import { Button } from '../../ui/actions/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { RowBoundary } from '../../ui/feedback/RowBoundary';
import { Field } from '../../ui/forms/Field';
import { AppLink } from '../../ui/navigation/AppLink';
import type { StoredFact } from '../api/facts';
import { SimpleForm, useSimpleForm } from '../forms/SimpleForm';
import { ItemName } from '../parts/ItemName';
import { Panel } from '../parts/Panel';
import { usePeople } from '../people/usePeople';
import { withChange } from '../words/lines';
import { pathOfFact } from '../words/pageWords';
import { WordsDifference } from '../words/WordsText';
import { valueText } from './factForms';
import styles from './facts.module.css';
import { factsQuery, type StaffFact, useFactChanges } from './useFactChanges';
import { factTextsQuery, isShown, useStaffFacts } from './useStaffFacts';

const REFRESH_MS = 60_000;

/** Renders the proposals on the page of an admin who decides on them, or of writers, who read why one was sent back. */
export function FactProposals() {
  const { publishes } = useFactChanges();
  const { data: stored = [] } = useQuery({
    ...factsQuery,
    // The page around it may just have read them.
    staleTime: REFRESH_MS,
    refetchInterval: REFRESH_MS,
  });
  const isListed = ({ status, note }: StoredFact) => status === 'draft' && !(publishes && note);
  return stored.some(isListed) && <Proposals stored={stored} isListed={isListed} />;
}

interface Props {
  stored: StoredFact[];
  isListed: (fact: StoredFact) => boolean;
}

function Proposals({ stored, isListed }: Props) {
  const { t } = useTranslation('facts');
  const { publishes } = useFactChanges();
  const { data: texts } = useQuery(factTextsQuery);
  const facts = useStaffFacts(stored, texts);
  const proposals = facts.flatMap((fact) =>
    fact.draft && isListed(fact.draft) ? [{ ...fact, draft: fact.draft }] : [],
  );
  if (proposals.length === 0) return null;
  return (
    <Panel aria-labelledby="proposals">
      <h2 id="proposals">{t(publishes ? 'proposals.decide' : 'proposals.wait')}</h2>
      <ul className="plain-list">
        {proposals.map((fact) => (
          <RowBoundary key={fact.key} name={fact.label}>
            {() => <Proposal fact={fact} />}
          </RowBoundary>
        ))}
      </ul>
    </Panel>
  );
}

type Proposed = StaffFact & { draft: StoredFact };

function Proposal({ fact }: { fact: Proposed }) {
  const { t } = useTranslation('facts');
  const language = useLanguage();
  const { data: people = [] } = usePeople();
  const { publishes, save, withdraw } = useFactChanges();
  const [isAnswered, setIsAnswered] = useState(false);
  const { key, label, current, draft, builtIn, slot } = fact;
  const author = people.find(({ id }) => id === draft.authorId)?.name;
  const text = (value: unknown) =>
    value === undefined || value === null ? t('nothing') : valueText(key, value, language);
  return (
    <li className={styles.row}>
      <div className="anywhere">
        <h3>
          <AppLink to={pathOfFact(key, label)}>{label}</AppLink>
        </h3>
        {slot && (draft.value === null || isShown(fact, draft.value)) ? (
          <WordsDifference
            from={withChange(slot.builtIn, current)}
            to={withChange(slot.builtIn, draft.value)}
            names={{ older: t('preview.now'), newer: t('preview.then') }}
          />
        ) : (
          <p>
            {text(current)} → {text(draft.value ?? builtIn)}
          </p>
        )}
        {author && <p className="small-print">{author}</p>}
        {draft.note && <p>{t('proposals.returned', { note: draft.note })}</p>}
      </div>
      <div className={`cluster ${styles.buttons}`}>
        {publishes && (
          <Button onClick={() => void save(fact, draft.value, { was: draft.was })}>
            {t('publish')}
            <ItemName title={label} />
          </Button>
        )}
        <Button
          variant="secondary"
          onClick={() => (publishes ? setIsAnswered(true) : void withdraw(fact))}
        >
          {t(publishes ? 'proposals.return' : 'proposals.withdraw')}
          <ItemName title={label} />
        </Button>
      </div>
      {isAnswered && <ReturnDialog fact={fact} onClose={() => setIsAnswered(false)} />}
    </li>
  );
}

const schema = z.object({ note: z.string().trim().min(1, 'noteEmpty').max(1000) });

/** Asks why a proposal is sent back, because its author reads the reason. */
function ReturnDialog({ fact, onClose }: { fact: Proposed; onClose: () => void }) {
  const { t } = useTranslation('facts');
  const { sendBack } = useFactChanges();
  const form = useSimpleForm({
    id: 'return',
    schema,
    empty: { note: '' },
    send: ({ note }) => sendBack(fact, fact.draft, note),
    onSent: onClose,
  });
  const { id, field, error } = form.fieldProps('note');
  return (
    <Dialog title={t('proposals.return')} onClose={onClose}>
      <SimpleForm form={form} action={t('proposals.return')} onCancel={onClose}>
        <Field name={id} label={t('proposals.note')} error={error}>
          {(control) => <textarea {...control} {...field} rows={3} maxLength={1000} />}
        </Field>
      </SimpleForm>
    </Dialog>
  );
}
