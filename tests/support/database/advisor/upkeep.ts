import { type Check, safeTable, TABLES } from './check';

/** What makes tables slow, or hard to copy and upgrade. */
export const upkeepChecks: Check[] = [
  {
    name: 'unindexed_foreign_keys',
    forbids: 'A foreign key that no index begins with: deleting what it names reads the table.',
    query: `select conname as found from pg_constraint as k
      where contype = 'f'
        and connamespace in ('public'::regnamespace, 'private'::regnamespace)
        and not exists (select from pg_index as i where i.indrelid = k.conrelid
          and i.indpred is null
          and (string_to_array(i.indkey::text, ' ')::int2[])[1:cardinality(k.conkey)]
            @> k.conkey)`,
    violation: safeTable(`id integer primary key,
      news uuid constraint new_table_news references public.news (id)`),
    finds: 'new_table_news',
  },
  {
    name: 'no_primary_key',
    forbids: 'A table whose rows cannot be told apart.',
    query: `select c.relname as found from ${TABLES}
      and not exists (select from pg_constraint where conrelid = c.oid and contype = 'p')`,
    violation: safeTable('id integer'),
    finds: 'new_table',
  },
  {
    name: 'duplicate_index',
    forbids: 'Two indexes on the same columns: each save writes both, and no query needs both.',
    query: `select string_agg(indexname, ' ' order by indexname) as found from pg_indexes
      where schemaname in ('public', 'private')
      group by tablename, regexp_replace(indexdef, '^CREATE (UNIQUE )?INDEX \\S+ ', '')
      having count(*) > 1`,
    violation: ['create index news_author_again on public.news (author_id)'],
    finds: 'news_author news_author_again',
  },
  {
    name: 'fkey_to_auth_unique',
    forbids: 'A foreign key to anything of an account but its id, which would block upgrades.',
    query: `select k.conname as found from pg_constraint as k
      join pg_index as i on i.indexrelid = k.conindid
      join pg_class as c on c.oid = k.confrelid
      where k.contype = 'f' and c.relnamespace = 'auth'::regnamespace and not i.indisprimary
        and k.connamespace <> 'auth'::regnamespace`,
    violation: [
      'alter table auth.users add constraint one_address unique (email)',
      ...safeTable(`id integer primary key,
        email text constraint new_table_email references auth.users (email)`),
    ],
    finds: 'new_table_email',
  },
  {
    name: 'unsupported_reg_types',
    forbids: 'A column of a type that a new version of Postgres cannot take over.',
    query: `select c.relname || '.' || attname as found from pg_attribute
      join pg_class as c on c.oid = attrelid
      where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
        and c.relkind = 'r' and not attisdropped and atttypid in (
          'regcollation'::regtype, 'regconfig'::regtype, 'regdictionary'::regtype,
          'regnamespace'::regtype, 'regoper'::regtype, 'regoperator'::regtype,
          'regproc'::regtype, 'regprocedure'::regtype)`,
    violation: safeTable('id integer primary key, called regproc'),
    finds: 'new_table.called',
  },
];
