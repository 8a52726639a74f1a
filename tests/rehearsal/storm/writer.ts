import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../../src/lib/http/database.types';
import type { Client } from '../hosted/server';
import type { Ledger } from './ledger';
import type { Random } from './random';
import { type Record, recording } from './wire';

/** One person at work: an admin's session, choices of their own, and what they share with the others. */
export interface Writer {
  db: Client;
  random: Random;
  ledger: Ledger;
  record: Record;
  /** The account of the session. */
  actor: string;
  categories: string[];
  /** Names what the next requests belong to. */
  doing: (kind: string) => void;
}

/** One thing that a writer does, however many requests it takes. */
export type Deed = (writer: Writer) => Promise<void>;

export interface Session {
  actor: string;
  accessToken: string;
}

export interface Stage {
  url: string;
  publishableKey: string;
  sessions: Session[];
  categories: string[];
  ledger: Ledger;
  record: Record;
}

/** A writer with the session of one of the admins. */
export function writerOf(stage: Stage, { actor, accessToken }: Session, random: Random): Writer {
  let kind = '';
  const { ledger, record, categories } = stage;
  const db = createClient<Database>(stage.url, stage.publishableKey, {
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
    doing: (next) => {
      kind = next;
    },
  };
}

/** The ids of rows that a statement gives back; none where it was refused. */
export const idsOf = (rows: { id: string }[] | null): string[] => (rows ?? []).map(({ id }) => id);
