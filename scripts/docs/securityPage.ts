import {
  columnsOf,
  functions,
  type Level,
  names,
  type Right,
  type RowsByLevel,
  rowRules,
  type TableRights,
  tables,
} from '../../supabase/rights';
import { identities } from '../../tests/support/database/rights/people';
import { type Printed, printed, table } from './printed';

const PAGE = 'docs/security.md';

const LEVELS: Record<Level, string> = {
  anonymous: 'a visitor',
  member: 'signed in, without a role',
  writer: 'a writer',
  admin: 'an admin',
};

const levels = Object.keys(LEVELS) as Level[];

const verbsOf = ({ read, add, change, remove }: TableRights) =>
  Object.entries({ read, add, change, delete: remove }) as [string, Right | { by: RowsByLevel }][];

/** Returns the rights of a level as text, “read what is published and due; add”, or a dash. */
function rightsText(rights: TableRights, level: Level): string {
  const verbs = verbsOf(rights).flatMap(([verb, right]) => {
    const rule = right?.by[level];
    return rule ? [[verb, rowRules[rule].text].filter(Boolean).join(' ')] : [];
  });
  return verbs.join('; ') || '—';
}

const overview = (): string =>
  table(
    ['what is kept', 'table', ...Object.values(LEVELS)],
    Object.entries(tables).map(([name, rights]) => [
      rights.holds,
      `\`${name}\``,
      ...levels.map((level) => rightsText(rights, level)),
    ]),
  );

/** Returns the rows of a table's columns; columns with the same rights share a row. */
function columnRows(name: string, rights: TableRights): string[][] {
  const alike = new Map<string, string[]>();
  for (const column of columnsOf(rights)) {
    const cells = levels.map((level) => {
      const verbs = verbsOf(rights).filter(
        ([, right]) =>
          right && 'columns' in right && names(right.columns).includes(column) && right.by[level],
      );
      return verbs.map(([verb]) => verb).join(', ') || '—';
    });
    const key = JSON.stringify(cells);
    alike.set(key, [...(alike.get(key) ?? []), `\`${column}\``]);
  }
  return [...alike].map(([cells, columns]) => [
    `\`${name}\``,
    columns.join(', '),
    ...(JSON.parse(cells) as string[]),
  ]);
}

const columns = (): string =>
  table(
    ['table', 'columns', ...Object.values(LEVELS)],
    Object.entries(tables).flatMap(([name, rights]) => columnRows(name, rights)),
  );

const offered = (): string =>
  table(
    ['function', 'gives', ...Object.values(LEVELS)],
    Object.entries(functions).map(([name, { returns, by }]) => [
      `\`${name}\``,
      returns,
      ...levels.map((level) => (by.includes(level) ? 'call' : '—')),
    ]),
  );

const treated = (level: Level | 'refused'): string =>
  level === 'refused' ? 'no account: every request is refused' : LEVELS[level];

const identitiesTable = (): string =>
  table(
    ['who tries', 'is treated as'],
    Object.values(identities).map((person) => [
      person.is,
      'hosted' in person
        ? `${treated(person.hosted)}; on the embedded backend ${treated(person.counts)}`
        : treated(person.counts),
    ]),
  );

const matrix = (): string =>
  [
    overview(),
    'Column by column; what is not named is refused:',
    columns(),
    'Functions that can be called, with the rights of the role that calls:',
    offered(),
    'Who tries all this in the tests:',
    identitiesTable(),
  ].join('\n\n');

/**
 * Returns docs/security.md with the current rights matrix (supabase/rights.ts), which the tests try.
 * Writes nothing.
 * @throws Error when the page lacks the markers
 */
export const securityPage = (): Printed => printed(PAGE, 'rights', matrix());
