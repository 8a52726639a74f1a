import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { focusControl } from '../../../lib/browser/focusControl';
import { rememberedUser } from '../../../services/auth/rememberedSession';
import {
  type Draft,
  deleteDraft,
  draftKey,
  readDrafts,
  saveDraft,
  type TextValues,
} from './drafts';

/** How often the values are stored, in ms. */
const INTERVAL_MS = 3000;

interface Options<Values extends TextValues> {
  form: UseFormReturn<Values, unknown, Values>;
  /** `news:new`, `notices:new`, or `news:` or `notices:` and the item's id. */
  item: string;
  initial: Values;
  /** The id of the control that gets the focus when the offer of a draft disappears. */
  firstControl: string;
  /** Returns the base version; null for a new item. */
  version: () => string | null;
}

const isSame = (one: TextValues, other: TextValues): boolean =>
  Object.keys(one).every((name) => one[name] === other[name]);

/** Returns a draft's values for the fields of this form, because an older release may have stored others. */
const pickFields = <Values extends TextValues>(initial: Values, values: TextValues): Values => {
  const present = Object.keys(initial).filter((name) => typeof values[name] === 'string');
  return { ...initial, ...Object.fromEntries(present.map((name) => [name, values[name]])) };
};

/**
 * Autosaves the values of a form in local storage under {@link draftKey}, every three seconds, when the page
 * is hidden or left, and on unmount. Stores nothing while the values equal the initial ones, nor without a
 * remembered account.
 * @returns `draft`, the newest draft of an earlier visit that differs from the initial values, or null;
 *   `dismissDraft`, which deletes that draft after it was restored or declined; `discard`, which deletes this
 *   form's draft and stops autosaving, after the form was saved or left
 */
export function useAutosave<Values extends TextValues>(options: Options<Values>) {
  const { form, item, initial, version } = options;
  const formId = useRef(crypto.randomUUID?.() ?? String(Math.random()));
  // Read once from the stored session, because the form outlives its session.
  const [userId] = useState(rememberedUser);
  const key = userId && draftKey(userId, item);
  const [draft, setDraft] = useState<Draft | null>(() => {
    const drafts = key ? readDrafts(key) : [];
    return drafts.find(({ values }) => !isSame(pickFields(initial, values), initial)) ?? null;
  });
  const discarded = useRef(false);
  const lastStored = useRef<TextValues>(initial);
  const store = useEffectEvent(() => {
    const values = form.getValues();
    if (!key || discarded.current || isSame(values, lastStored.current)) return;
    lastStored.current = { ...values };
    if (isSame(values, initial)) deleteDraft(key, formId.current);
    else saveDraft(key, { form: formId.current, at: Date.now(), version: version(), values });
  });

  useEffect(() => {
    const onHide = () => store();
    const timer = setInterval(onHide, INTERVAL_MS);
    window.addEventListener('pagehide', onHide);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      store();
      clearInterval(timer);
      window.removeEventListener('pagehide', onHide);
      document.removeEventListener('visibilitychange', onHide);
    };
  }, []);

  useFocusAfter(draft, () => focusControl(options.firstControl));

  return {
    draft: draft && {
      version: draft.version,
      at: new Date(draft.at),
      values: pickFields(initial, draft.values),
    },
    dismissDraft: () => {
      if (key && draft) deleteDraft(key, draft.form);
      setDraft(null);
    },
    discard: () => {
      discarded.current = true;
      if (key) deleteDraft(key, formId.current);
    },
  };
}

/** Moves the focus when the offer disappears, because its focused button unmounts with it. */
function useFocusAfter(offer: unknown, focus: () => void): void {
  const wasOffered = useRef(Boolean(offer));
  useEffect(() => {
    if (wasOffered.current && !offer) focus();
    wasOffered.current = Boolean(offer);
  });
}
