import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { rememberedUser } from '../../../services/auth/rememberedSession';
import { forget, type KeptText, keep, keptKey, readKept, type TextValues } from './keptTexts';

/** How often a form's text is kept, in ms. */
const EVERY = 3000;

interface Options<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** `news:new`, `notices:` and an id. */
  item: string;
  initial: Values & TextValues;
  /** The version being edited now; null for a new item. */
  version: () => string | null;
}

const same = (one: TextValues, other: TextValues): boolean =>
  Object.keys(one).every((name) => one[name] === other[name]);

/** Only fields that the form has, and only text: what is stored may be of an older site. */
const fitting = <Values extends TextValues>(initial: Values, kept: TextValues): Values => {
  const known = Object.keys(initial).filter((name) => typeof kept[name] === 'string');
  return { ...initial, ...Object.fromEntries(known.map((name) => [name, kept[name]])) };
};

/**
 * Keeps a form's text in this browser every few seconds and when the page goes away, and finds what
 * an earlier visit has left behind.
 */
export function useKeptText<Values extends FieldValues>(options: Options<Values>) {
  const { form, item, initial, version } = options;
  const own = useRef(crypto.randomUUID?.() ?? String(Math.random()));
  // Known from the stored session: a form outlives it.
  const [user] = useState(rememberedUser);
  const key = user && keptKey(user, item);
  const [found, setFound] = useState<KeptText | null>(() => {
    const texts = key ? readKept(key) : [];
    return texts.find(({ values }) => !same(fitting(initial, values), initial)) ?? null;
  });
  const done = useRef(false);
  const write = useRef<() => void>(() => undefined);
  const last = useRef<TextValues>(initial);
  write.current = () => {
    const values: TextValues = form.getValues();
    if (!key || done.current || same(values, last.current)) return;
    last.current = { ...values };
    if (same(values, initial)) forget(key, own.current);
    else keep(key, { form: own.current, at: Date.now(), version: version(), values });
  };

  // Time passes and the page goes away outside of React.
  useEffect(() => {
    const now = () => write.current();
    const timer = setInterval(now, EVERY);
    window.addEventListener('pagehide', now);
    document.addEventListener('visibilitychange', now);
    return () => {
      now();
      clearInterval(timer);
      window.removeEventListener('pagehide', now);
      document.removeEventListener('visibilitychange', now);
    };
  }, []);

  useFocusAfter(found, () => {
    const [first] = Object.keys(initial);
    if (first) form.setFocus(first as Path<Values>);
  });

  const forgetFound = () => {
    if (key && found) forget(key, found.form);
    setFound(null);
  };
  return {
    found: found && { ...found, at: new Date(found.at), values: fitting(initial, found.values) },
    /** The text is back in the form, or not wanted. */
    forgetFound,
    /** Saved, or given up on purpose. */
    forgetOwn: () => {
      done.current = true;
      if (key) forget(key, own.current);
    },
  };
}

/** The offer goes with the button that was pressed; the form begins with its first field. */
function useFocusAfter(offer: unknown, focus: () => void): void {
  const offered = useRef(Boolean(offer));
  useEffect(() => {
    if (offered.current && !offer) focus();
    offered.current = Boolean(offer);
  });
}
