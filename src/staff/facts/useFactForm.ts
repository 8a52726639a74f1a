import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { withoutInvisible } from '../../lib/text/invisible';
import { stableText } from '../../lib/text/stableText';
import { type Draft, type DraftContent, isOwn } from '../api/drafts';
import { useNote } from '../drafts/NoteField';
import { useDraft } from '../drafts/useDraft';
import { refetchDrafts } from '../drafts/useDrafts';
import { withUnsent } from '../drafts/useOpenedItem';
import { useSimpleForm } from '../forms/SimpleForm';
import { useMarkUnsaved } from '../forms/unsavedWork';
import { formOf } from './factForms';
import { latestFact, type StaffFact, useFactChanges } from './useFactChanges';

/**
 * Returns the form of a fact. It opens with the person's draft, else for admins with the waiting
 * one, else with the stored value. After `conflict` the next press replaces a colleague's save.
 */
export function useFactForm(fact: StaffFact, onClose: () => void) {
  const { key, kind, label, current, drafts, suggested, slot } = fact;
  const language = useLanguage();
  const { publishes, save, propose } = useFactChanges();
  const note = useNote(`embassy-note:${key}`);
  const [{ mine, others }] = useState(() => withUnsent(key, drafts));
  const revision = useRef(mine ? mine.baseRevision : (latestFact(key)?.revision ?? null));
  const { fields, schema, values, fill } = formOf(key, kind, current ?? suggested, language, slot);
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
        const options = { note: note.text, store: draft.sendNow, inForm: true };
        const sent = await propose(fact, is, options);
        if (!sent.success) stays.current = null;
        return sent;
      }
      const result = await save(fact, is, { base: revision.current, taken, inForm: true });
      // The next save replaces what the form then shows of the colleague.
      if (!result.success && result.code === 'conflict') {
        revision.current = latestFact(key)?.revision ?? null;
      }
      return result;
    },
    onSent: () => {
      if (publishes) stays.current = {};
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
    /** What the controls show first. */
    values: start,
    /** What the person has typed before; null if that is what the form shows without it. */
    mine: isTyped ? mine : null,
    draft,
    note,
    /** Fills the form with what another device of the person has stored. */
    takeOther: (other: Draft) => {
      form.reset(fill(other.values), { keepDefaultValues: true });
      revision.current = other.baseRevision;
      draft.store.continueFromOther();
    },
    /** Returns to the built-in value, or proposes that. */
    takeBack: () => {
      stays.current = publishes ? {} : { is: null };
      onClose();
      void (publishes ? save(fact, null) : propose(fact, null, { store: draft.sendNow }));
    },
    /** Discards what was typed. A handed-over draft is again what it was when the form opened. */
    cancel: () => {
      const isHandedOver = drafts.some((one) => isOwn(one) && one.state !== 'open');
      stays.current = (isHandedOver && mine?.stored?.values) || {};
      onClose();
    },
  };
}
