import postgres from 'postgres';
import { STAFF } from '../../bench/database/articles';
import type { Query } from '../../bench/database/sql';
import { connect, databaseUrl } from '../postgres/cluster';
import { type Used, usedIn } from './plan';

/** How the planner treats the parameters of a prepared statement. */
type Mode = 'auto' | 'force_custom_plan' | 'force_generic_plan';

export interface Explainer {
  /**
   * Returns what the statement uses with this plan mode. Throws 57014 at the timeout of its role.
   */
  explain: (query: Query, mode: Mode) => Promise<Used>;
  /**
   * Returns the median in milliseconds; prepared once and run often, as PostgREST does. Throws as
   * `explain` does.
   */
  time: (query: Query) => Promise<number>;
  close: () => Promise<void>;
}

/** After five runs PostgreSQL decides whether to use one plan for all parameters. */
const RUNS = 9;

const CLAIMS = JSON.stringify({ sub: STAFF, role: 'authenticated' });

async function limitsOf(port: number): Promise<Map<string, string>> {
  const superuser = connect(port, 'supabase_admin', 'postgres');
  const rows = await superuser<{ role: string; limit: string }[]>`
    select rolname as role, substring(setting from '=(.*)') as limit
    from pg_roles, unnest(rolconfig) as setting where setting like 'statement_timeout=%'`;
  await superuser.end();
  return new Map(rows.map(({ role, limit }) => [role, limit]));
}

const quoteLiteral = (value: string): string => `'${value.replaceAll("'", "''")}'`;

/**
 * Runs statements as the API roles do, each within its statement_timeout, prepared in one session.
 */
export async function startExplainer(port: number, database: string): Promise<Explainer> {
  const notices: string[] = [];
  const limits = await limitsOf(port);
  // Only a superuser can load auto_explain; `set role` removes those rights from the statements.
  const session = postgres(databaseUrl(port, 'supabase_admin', database), {
    max: 1,
    prepare: false,
    onnotice: ({ message }) => notices.push(String(message)),
  });
  await session.unsafe(`load 'auto_explain'; set auto_explain.log_nested_statements = on;
    set auto_explain.log_level = 'notice'; set auto_explain.log_format = 'json';
    set client_min_messages = 'notice'`);

  async function prepared<T>(query: Query, mode: Mode, run: (execute: string) => Promise<T>) {
    const { role, parameters } = query;
    const values = parameters.length > 0 ? `(${parameters.map(quoteLiteral).join(', ')})` : '';
    await session.unsafe(`set request.jwt.claims = ${quoteLiteral(role === 'anon' ? '' : CLAIMS)};
      set statement_timeout = ${quoteLiteral(limits.get(role) ?? '0')}; set plan_cache_mode = ${mode};
      set role ${role}; prepare question as ${query.sql}`);
    try {
      return await run(`execute question${values}`);
    } finally {
      await session.unsafe('reset role; reset statement_timeout; deallocate question');
    }
  }

  return {
    explain: (query, mode) =>
      prepared(query, mode, async (execute) => {
        await session.unsafe('reset role; set auto_explain.log_min_duration = 0');
        await session.unsafe(`set role ${query.role}`);
        notices.length = 0;
        await session.unsafe(execute);
        const used = usedIn(notices.filter((notice) => notice.includes('plan:')));
        await session.unsafe('reset role; set auto_explain.log_min_duration = -1');
        return used;
      }),
    time: (query) =>
      prepared(query, 'auto', async (execute) => {
        const times: number[] = [];
        for (let run = 0; run < RUNS; run += 1) {
          const start = performance.now();
          await session.unsafe(execute);
          times.push(performance.now() - start);
        }
        return times.sort((one, other) => one - other)[Math.floor(RUNS / 2)] ?? Number.NaN;
      }),
    close: () => session.end(),
  };
}
