import {
  granted,
  type Level,
  names,
  type Right,
  readBy,
  tables,
} from '../../../../supabase/rightsMatrix';

const ROLES: [role: string, level: Level][] = [
  ['anon', 'anonymous'],
  ['authenticated', 'member'],
];

const line = (role: string, table: string, verb: string, columns: string[]): string =>
  `${role} ${table} ${verb} ${[...columns].sort().join(' ')}`;

/**
 * Returns the column grants that the migrations are expected to make, one line for each role, table
 * and verb.
 */
export const grantedColumns = (): string[] =>
  Object.entries(tables)
    .flatMap(([table, rights]) =>
      ROLES.flatMap(([role, level]) =>
        Object.entries({
          SELECT: readBy(rights, level),
          INSERT: rights.add,
          UPDATE: rights.change,
        }).flatMap(([verb, right]: [string, Right | undefined]) =>
          right && granted(right, level) ? [line(role, table, verb, names(right.columns))] : [],
        ),
      ),
    )
    .sort();

/** Returns the expected grants on whole tables. */
export const grantedTables = (): string[] =>
  Object.entries(tables)
    .flatMap(([table, { remove }]) =>
      ROLES.flatMap(([role, level]) => (granted(remove, level) ? [`${role} ${table} DELETE`] : [])),
    )
    .sort();
