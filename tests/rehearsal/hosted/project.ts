import { randomBytes } from 'node:crypto';
import { JWT_SECRET, setEnvironment } from '../../../local/database/embedded';
import { copyDatabase, databaseUrl, dropDatabase, run } from '../postgres/cluster';
import { gateway, type Middleware } from './gateway';
import { startPostgrest } from './postgrest';
import { startSignIn } from './signIn';

/** Connection data of the rehearsal's server, made once by the global setup. */
export interface Hosting {
  port: number;
  /** Path of PostgREST. */
  postgrest: string;
  /** A database with the migrations. */
  migrated: string;
  /** A database with the migrations and the demo data. */
  seeded: string;
}

export interface Project {
  /** Name of the project's database. */
  database: string;
  /** Serves `/rest/v1` and `/auth/v1`. */
  middleware: Middleware;
  stop: () => Promise<void>;
}

/** `max_rows` of supabase/config.toml. */
const MAX_ROWS = 200;

/** A name that no other database of the cluster has. */
export const uniqueName = (): string => `project_${randomBytes(8).toString('hex')}`;

/**
 * Starts a hosted-like project with a new database that has the demo data.
 * @param prepare SQL that the database's owner runs before anything else connects
 */
export async function startProject(
  { port, postgrest, seeded }: Hosting,
  publishableKey: string,
  prepare = '',
): Promise<Project> {
  setEnvironment('unused', publishableKey);
  const database = uniqueName();
  await copyDatabase(port, seeded, database);
  await run(port, 'postgres', database, prepare);
  const signIn = await startSignIn(databaseUrl(port, 'supabase_auth_admin', database));
  const rest = await startPostgrest({
    program: postgrest,
    databaseUrl: databaseUrl(port, 'authenticator', database),
    jwtSecret: JWT_SECRET,
    maxRows: MAX_ROWS,
  });
  return {
    database,
    middleware: gateway({
      publishableKey,
      jwtSecret: JWT_SECRET,
      postgrest: rest.socketPath,
      signIn: signIn.middleware,
    }),
    stop: async () => {
      await rest.stop();
      await signIn.close();
      await dropDatabase(port, database);
    },
  };
}
