import { serviceToken } from '../auth/tokens';

/**
 * Stores the rows of every table, except those of the system, in the schema `kept`, and makes a function for the service token
 * that restores them, with triggers and foreign keys disabled.
 */
export const KEEP_ROWS = `
  create schema kept;
  create table kept.tables as
    select format('%I.%I', nspname, relname) as name, format('kept.%I', nspname || '_' || relname) as copy,
      string_agg(format('%I', attname), ', ') as columns
    from pg_class
      join pg_namespace on pg_namespace.oid = relnamespace
      join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relkind = 'r' and nspname !~ '^(pg_|information_schema$|supabase_migrations$|kept$)'
    group by 1, 2;
  create table kept.sequences as
    select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, start_value) as value,
      last_value is not null as is_called
    from pg_sequences;
  do $$ declare kept record; begin
    for kept in select * from kept.tables loop
      execute format('create table %s as table %s', kept.copy, kept.name);
    end loop;
  end $$;

  create function public.restore_rows() returns void language plpgsql security definer
  set session_replication_role = replica as $$
  declare kept record;
  begin
    execute (select 'truncate ' || string_agg(name, ', ') from kept.tables);
    for kept in select * from kept.tables loop
      execute format('insert into %s (%s) overriding system value select %s from %s',
        kept.name, kept.columns, kept.columns, kept.copy);
    end loop;
    perform setval(name::regclass, value, is_called) from kept.sequences;
  end $$;
  revoke execute on function public.restore_rows() from public, anon, authenticated;
  grant execute on function public.restore_rows() to service_role;`;

/** A server on an embedded database. */
export interface Served {
  url: string;
  /** Stops the server and removes the folder of the database. */
  close: () => Promise<void>;
}

/** Global, because Vitest evaluates this module again for each test file of a process. */
const ofProcess = globalThis as { embassyBackend?: { served: Served; inUse: boolean } };

/**
 * Returns a server whose database has the rows that it had after its start. The files of a process share one server,
 * because starting one takes a second; while it is in use, another one is started.
 * @param start starts a server whose database has {@link KEEP_ROWS}
 */
export async function sharedBackend(apikey: string, start: () => Promise<Served>): Promise<Served> {
  const shared = ofProcess.embassyBackend ?? { served: await start(), inUse: false };
  if (shared.inUse) return start();
  if (ofProcess.embassyBackend) {
    const restored = await fetch(`${shared.served.url}/rest/v1/rpc/restore_rows`, {
      method: 'POST',
      headers: { apikey, authorization: `Bearer ${serviceToken()}` },
    });
    if (!restored.ok) throw new Error(`the rows are not restored: ${await restored.text()}`);
  }
  ofProcess.embassyBackend = shared;
  shared.inUse = true;
  return {
    url: shared.served.url,
    close: async () => {
      shared.inUse = false;
    },
  };
}
