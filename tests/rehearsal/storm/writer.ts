import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../../src/lib/http/database.types';
import type { Client } from '../hosted/server';
import type { Ledger } from './ledger';
import type { Random } from './random';
import { type Record, recording } from './wire';

/** One writer: an admin's session, random choices, and the state shared with the others. */
export interface Writer {
  db: Client;
  random: Random;
  ledger: Ledger;
  record: Record;
  /** Id of the account. */
  actor: string;
  categories: string[];
  /** Sets the kind of the next requests. */
  setRequestKind: (kind: string) => void;
}

/** One operation of a writer, in one or more requests. */
export type Operation = (writer: Writer) => Promise<void>;

export interface Session {
  actor: string;
  accessToken: string;
}

export interface StormContext {
  url: string;
  publishableKey: string;
  sessions: Session[];
  categories: string[];
  ledger: Ledger;
  record: Record;
}

/** Creates a writer with the session of an admin. */
export function writerOf(
  context: StormContext,
  { actor, accessToken }: Session,
  random: Random,
): Writer {
  let kind = '';
  const { ledger, record, categories } = context;
  const db = createClient<Database>(context.url, context.publishableKey, {
    accessToken: async () => accessToken,
    global: { fetch: recording(record, () => kind) },
    realtime: { transport: class {} as unknown as typeof WebSocket },
  });
  return {
    db,
    random,
    ledger,
    record,
    actor,
    categories,
    setRequestKind: (next) => {
      kind = next;
    },
  };
}

/** The ids of the rows that a statement returned; none if it was rejected. */
export const idsOf = (rows: { id: string }[] | null): string[] => (rows ?? []).map(({ id }) => id);
