import { connect, copyDatabase, dropDatabase } from '../postgres/cluster';
import { type Hosting, uniqueName } from './project';

export interface MigratedDatabase {
  /** Runs statements as the owner of the database; returns the rows of the last one. */
  sql: <Row = Record<string, unknown>>(query: string) => Promise<Row[]>;
  close: () => Promise<void>;
}

export interface HostedDatabase extends MigratedDatabase {
  name: string;
}

/** Creates a database with the migrations and without the demo data. */
export async function hostedDatabase(
  { port, migrated }: Hosting,
  role: 'postgres' | 'supabase_admin' = 'postgres',
): Promise<HostedDatabase> {
  const name = uniqueName();
  await copyDatabase(port, migrated, name);
  const owner = connect(port, role, name);
  return {
    name,
    sql: async <Row>(query: string) => {
      const result: unknown[] = await owner.unsafe(query);
      const last = Array.isArray(result[0]) ? result.at(-1) : result;
      return [...(last as Row[])];
    },
    close: async () => {
      await owner.end();
      await dropDatabase(port, name);
    },
  };
}
