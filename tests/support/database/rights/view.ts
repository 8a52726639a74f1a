import {
  columnsOf,
  granted,
  type Level,
  type Row,
  type Rows,
  type RowsByLevel,
  readBy,
  rowRules,
  type TableRights,
  tables,
} from '../../../../supabase/rightsMatrix';
import type { Outcome } from './requests';

/** All rows of all tables. */
export type Dump = Rows;

/** What an identity is expected to see: the rows of the database, and the level of its rights. */
export interface View {
  level: Level | 'refused';
  /** Id of its account. */
  accountId?: string;
  dump: Dump;
}

/** Returns a table as the identity is expected to see it. */
export function visibleTable(view: View, table: string) {
  const { level, accountId, dump } = view;
  const { toAccounts, ...shared } = tables[table] as TableRights;
  const whole = { ...shared, ...(toAccounts && { toAccounts }) };
  const rights: TableRights =
    level === 'anonymous' || level === 'refused'
      ? whole
      : { ...shared, read: readBy(whole, level) };
  const all = dump[table] ?? [];
  const [key = ''] = columnsOf(rights);
  const ruleOf = (right?: { by: RowsByLevel }) =>
    level === 'refused' ? undefined : right?.by[level];
  const allows = (right: { by: RowsByLevel } | undefined, row: Row): boolean => {
    const rule = ruleOf(right);
    return rule !== undefined && rowRules[rule].includes(row, accountId, dump, table);
  };
  const sees = (row: Row) => allows(rights.read, row);
  return {
    rights,
    key,
    all,
    visible: all.filter(sees),
    hidden: all.filter((row) => !sees(row)),
    /** Whether a grant allows this level to try. */
    granted: (right?: { by: RowsByLevel }) => level !== 'refused' && granted(right, level),
    /** Whether row-level security allows it for a row. */
    allows,
    /** Whether row-level security allows it for a new row with these values. */
    allowsNew: (values: Row) =>
      allows(rights.add, { author_id: accountId, ...rights.defaults, ...values }),
  };
}

export type VisibleTable = ReturnType<typeof visibleTable>;

/** Expected outcomes of reading, where `rows` rows match. */
export const readOutcomes = (allowed: boolean, rows: number): Outcome[] => {
  if (!allowed) return ['refused'];
  return [rows > 0 ? 'rows' : 'nothing'];
};

/** Expected outcomes of writing one existing row. */
export const writeOutcomes = (
  seen: VisibleTable,
  right: { by: RowsByLevel } | undefined,
  row: Row,
): Outcome[] => {
  if (!seen.granted(right)) return ['refused'];
  return [seen.allows(right, row) ? 'rows' : 'nothing'];
};
