import {
  columnsOf,
  granted,
  type Level,
  type Row,
  type RowsByLevel,
  rowRules,
  type TableRights,
  tables,
} from '../../../supabase/rights';
import type { Outcome } from './requests';

/** All rows of all tables, as the database has them. */
export type Dump = Record<string, Row[]>;

/** What somebody is to find: the rows there are, and how far they are trusted. */
export interface View {
  level: Level | 'refused';
  /** Their account's id. */
  me?: string;
  dump: Dump;
}

/** A table as somebody is to find it. */
export function seenTable(view: View, table: string) {
  const rights = tables[table] as TableRights;
  const { level, me, dump } = view;
  const all = dump[table] ?? [];
  const [key = ''] = columnsOf(rights);
  const ruleOf = (right?: { by: RowsByLevel }) =>
    level === 'refused' ? undefined : right?.by[level];
  const readable = ruleOf(rights.read);
  const sees = (row: Row) => Boolean(readable && rowRules[readable].includes(row, me));
  return {
    rights,
    key,
    all,
    visible: all.filter(sees),
    hidden: all.filter((row) => !sees(row)),
    /** Whether the database lets somebody of this level try at all. */
    granted: (right?: { by: RowsByLevel }) => level !== 'refused' && granted(right, level),
    /** Whether there are rows that they may do it to. */
    may: (right?: { by: RowsByLevel }) => ruleOf(right) !== undefined,
  };
}

export type SeenTable = ReturnType<typeof seenTable>;

/** What is to come of asking for rows, where `rows` of them would answer. */
export const reading = (allowed: boolean, rows: number): Outcome[] => {
  if (!allowed) return ['refused'];
  return [rows > 0 ? 'rows' : 'nothing'];
};

/** What is to come of writing rows that exist. */
export const writing = (seen: SeenTable, right?: { by: RowsByLevel }): Outcome[] => {
  if (!seen.granted(right)) return ['refused'];
  return [seen.may(right) ? 'rows' : 'nothing'];
};
