import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { LocalKey } from '../../content/stored';
import { keysOf, readItem, removeItem, writeItem } from '../../lib/browser/storage';
import { createStore } from '../../lib/browser/store';
import { formatDateTime } from '../../lib/dates/moscowTime';
import { kindOfFact } from '../../lib/facts/factSchemas';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { rememberedUser } from '../api/auth/rememberedSession';
import { localKey } from '../drafts/inBrowser';

/** What the form of a fact holds. */
interface FormValues {
  is: unknown;
}

/** What someone has typed into the form of a fact and not saved, in local storage. */
interface KeptInput {
  input: FormValues;
  /** Revision of the stored fact that the form shows; null for none. A save compares it. */
  revision: number | null;
  /** Milliseconds since 1970. */
  at: number;
}

const keyOf = (fact: string): LocalKey => localKey(rememberedUser() ?? '', fact);

/** Returns the keys of the facts with a kept input, separated by spaces. */
const keptFacts = (): string => {
  const prefix = keyOf('');
  const facts = keysOf(prefix).map((key) => key.slice(prefix.length));
  return facts.filter((fact) => kindOfFact(fact) && readKept(fact)).join(' ');
};

const kept = createStore(null);

/** Returns what was typed for a fact; null for nothing, and if the stored text is malformed. */
export function readKept(fact: string): KeptInput | null {
  try {
    const stored = JSON.parse(readItem(keyOf(fact)) ?? 'null');
    return stored?.input?.is !== undefined ? stored : null;
  } catch {
    return null;
  }
}

function keep(fact: string, input: KeptInput | null): void {
  if (input) writeItem(keyOf(fact), JSON.stringify(input));
  else removeItem(keyOf(fact));
  kept.set(null);
}

/** Forgets what has been typed, because the fact is saved or the form is cancelled. */
export const forgetInput = (fact: string): void => keep(fact, null);

/**
 * Keeps what the form contains.
 * @param input null while it equals what is stored
 */
export function useKeepInput(
  fact: string,
  input: FormValues | null,
  revision: RefObject<number | null>,
): void {
  const text = JSON.stringify(input);
  useEffect(() => {
    const typed = JSON.parse(text);
    const input = { input: typed, revision: revision.current, at: Date.now() };
    keep(fact, typed === null ? null : input);
  }, [fact, text, revision]);
}

/** Returns the keys of the facts whose input an earlier visit has left, as long as it is kept. */
export function useKeptFacts(): string[] {
  const [before] = useState(keptFacts);
  const now = useSyncExternalStore(kept.subscribe, keptFacts).split(' ');
  return before.split(' ').filter((fact) => fact && now.includes(fact));
}

interface NoteProps {
  kept: KeptInput | null;
  publishes: boolean;
}

/** Says that what is typed is kept, or, if the form opens with it, since when. */
export function KeptNote({ kept: found, publishes }: NoteProps) {
  const { t } = useTranslation(['facts', 'admin']);
  const language = useLanguage();
  return (
    <p className="small-print">
      {found
        ? t('admin:autosave.started', { date: formatDateTime(new Date(found.at), language) })
        : t(publishes ? 'keptHere.publish' : 'keptHere.propose')}
    </p>
  );
}
