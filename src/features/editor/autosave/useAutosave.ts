import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Path, UseFormReturn } from 'react-hook-form';
import { rememberedUser } from '../../../services/auth/rememberedSession';
import {
  type Draft,
  deleteDraft,
  draftKey,
  readDrafts,
  saveDraft,
  type TextValues,
} from './drafts';

/** How often a form's values are stored, in ms. */
const INTERVAL_MS = 3000;

interface Options<Values extends TextValues> {
  form: UseFormReturn<Values, unknown, Values>;
  /** `news:new`, or `notices:` and an id. */
  item: string;
  initial: Values;
  /** The version being edited now; null for a new item. */
  version: () => string | null;
}

const isSame = (one: TextValues, other: TextValues): boolean =>
  Object.keys(one).every((name) => one[name] === other[name]);

/** A draft's values for the fields that the form has, because it may be of an older site. */
const fittedTo = <Values extends TextValues>(initial: Values, values: TextValues): Values => {
  const known = Object.keys(initial).filter((name) => typeof values[name] === 'string');
  return { ...initial, ...Object.fromEntries(known.map((name) => [name, values[name]])) };
};

/**
 * Stores a form's values in this browser every few seconds and when the page is hidden or left.
 * @returns `draft`, what an earlier visit left unsaved; `dismissDraft`, for when it is restored or not
 *   wanted; `discard`, for when the form's own values are saved or given up
 */
export function useAutosave<Values extends TextValues>(options: Options<Values>) {
  const { form, item, initial, version } = options;
  const own = useRef(crypto.randomUUID?.() ?? String(Math.random()));
  // From the stored session, because a form outlives its session.
  const [user] = useState(rememberedUser);
  const key = user && draftKey(user, item);
  const [draft, setDraft] = useState<Draft | null>(() => {
    const drafts = key ? readDrafts(key) : [];
    return drafts.find(({ values }) => !isSame(fittedTo(initial, values), initial)) ?? null;
  });
  const discarded = useRef(false);
  const last = useRef<TextValues>(initial);
  const store = useEffectEvent(() => {
    const values = form.getValues();
    if (!key || discarded.current || isSame(values, last.current)) return;
    last.current = { ...values };
    if (isSame(values, initial)) deleteDraft(key, own.current);
    else saveDraft(key, { form: own.current, at: Date.now(), version: version(), values });
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

  useFocusAfter(draft, () => {
    const [first] = Object.keys(initial);
    if (first) form.setFocus(first as Path<Values>);
  });

  return {
    draft: draft && {
      version: draft.version,
      at: new Date(draft.at),
      values: fittedTo(initial, draft.values),
    },
    dismissDraft: () => {
      if (key && draft) deleteDraft(key, draft.form);
      setDraft(null);
    },
    discard: () => {
      discarded.current = true;
      if (key) deleteDraft(key, own.current);
    },
  };
}

/** Moves the focus once the offer, and with it the focused button, is gone. */
function useFocusAfter(offer: unknown, focus: () => void): void {
  const wasOffered = useRef(Boolean(offer));
  useEffect(() => {
    if (wasOffered.current && !offer) focus();
    wasOffered.current = Boolean(offer);
  });
}
