import { connect } from '../postgres/cluster';

/** PostgreSQL's statistics of a database that PostgREST used. */
export interface ServerFigures {
  /** Connections that PostgREST opened for concurrent requests. */
  connections: number;
  deadlocks: number;
}

/**
 * Reads the statistics. Terminates PostgREST's connections, because a connection reports its
 * deadlocks at its end at the latest.
 */
export async function serverFigures(port: number, database: string): Promise<ServerFigures> {
  const superuser = connect(port, 'supabase_admin', 'postgres');
  const ended = await superuser`
    select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = ${database} and usename = 'authenticator'`;
  const [row] = await superuser`
    select deadlocks::int from pg_stat_database where datname = ${database}`;
  await superuser.end();
  return { connections: ended.length, deadlocks: Number(row?.deadlocks) };
}
