import {
  columnsOf,
  granted,
  type Level,
  type Row,
  type RowsByLevel,
  rowRules,
  type TableRights,
  tables,
} from '../../../../supabase/rights';
import type { Outcome } from './requests';

/** All rows of all tables. */
export type Dump = Record<string, Row[]>;

/** What an identity is expected to see: the rows of the database, and the level of its rights. */
export interface View {
  level: Level | 'refused';
  /** Id of its account. */
  accountId?: string;
  dump: Dump;
}

/** Returns a table as the identity is expected to see it. */
export function visibleTable(view: View, table: string) {
  const rights = tables[table] as TableRights;
  const { level, accountId, dump } = view;
  const all = dump[table] ?? [];
  const [key = ''] = columnsOf(rights);
  const ruleOf = (right?: { by: RowsByLevel }) =>
    level === 'refused' ? undefined : right?.by[level];
  const readable = ruleOf(rights.read);
  const sees = (row: Row) => Boolean(readable && rowRules[readable].includes(row, accountId));
  return {
    rights,
    key,
    all,
    visible: all.filter(sees),
    hidden: all.filter((row) => !sees(row)),
    /** Whether a grant allows this level to try. */
    granted: (right?: { by: RowsByLevel }) => level !== 'refused' && granted(right, level),
    /** Whether row-level security allows it for some rows. */
    may: (right?: { by: RowsByLevel }) => ruleOf(right) !== undefined,
  };
}

export type VisibleTable = ReturnType<typeof visibleTable>;

/** Expected outcomes of reading, where `rows` rows match. */
export const readOutcomes = (allowed: boolean, rows: number): Outcome[] => {
  if (!allowed) return ['refused'];
  return [rows > 0 ? 'rows' : 'nothing'];
};

/** Expected outcomes of writing existing rows. */
export const writeOutcomes = (seen: VisibleTable, right?: { by: RowsByLevel }): Outcome[] => {
  if (!seen.granted(right)) return ['refused'];
  return [seen.may(right) ? 'rows' : 'nothing'];
};
