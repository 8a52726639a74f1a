import { DEMO_ADMIN } from '../../../supabase/embedded';
import { addAdmin, type NewAccount } from '../hosted/accounts';
import { runAsOwner } from '../hosted/database';
import type { Hosting } from '../hosted/project';
import { type ServedProject, serveProject } from '../hosted/server';
import { BUSY, NEWS_OPERATIONS, schedule } from './news';
import { OTHER_OPERATIONS } from './others';
import { randomOf } from './random';
import { runQuery, staffQueries, visitorQueries } from './readers';
import { type Operation, type Session, type StormContext, writerOf } from './writer';

export const WRITERS = 30;
export const READ_CLIENTS = 8;
/** One connection for each concurrent request. */
const POOL = 40;
/** Articles before the storm, so that there are deep pages. */
const ARTICLES = 2_000;

const account = (number: number): NewAccount => ({
  id: `00000000-0000-4000-8000-0000000000a${number}`,
  email: `writer-${number}@embassy.example`,
  password: `writes-number-${number}`,
});
const ADMINS = [1, 2, 3].map(account);

/** The busy article has nearly the maximum number of versions. */
const ARTICLES_BEFOREHAND = `
  insert into public.news (title, slug, content, status, published_at)
  select 'Exporters meet buyers', 'number-' || n, 'Text', 'published', now() - n * interval '1 hour'
  from generate_series(1, ${ARTICLES}) as n;
  insert into public.news (id, title, content, status)
  values ('${BUSY}', 'Saved all the time', 'Text', 'published');
  do $$
  begin
    for number in 1..48 loop
      update public.news set content = 'Text ' || number where id = '${BUSY}';
    end loop;
  end
  $$;`;

/** A project with several admins and enough articles for deep pages. */
export const stormProject = (hosting: Hosting): Promise<ServedProject> =>
  serveProject(hosting, {
    pool: POOL,
    prepare: (database) =>
      runAsOwner(hosting.port, database, ADMINS.map(addAdmin).join('\n') + ARTICLES_BEFOREHAND),
  });

export async function sessionsOf({ signIn }: ServedProject): Promise<Session[]> {
  return Promise.all(
    [DEMO_ADMIN, ...ADMINS].map(async (admin) => {
      const { data } = await (await signIn(admin)).auth.getSession();
      if (!data.session) throw new Error(`${admin.email} has no session`);
      return { actor: data.session.user.id, accessToken: data.session.access_token };
    }),
  );
}

/** Each operation as often as its share. */
const OPERATIONS: Operation[] = [...NEWS_OPERATIONS, ...OTHER_OPERATIONS].flatMap(
  ([operation, share]) => Array.from({ length: share }, () => operation),
);

/** Runs all writers and read clients at once for the given seconds. */
export async function storm(context: StormContext, seed: number, seconds: number): Promise<void> {
  const end = performance.now() + seconds * 1_000;
  const write = async (number: number) => {
    const session = context.sessions[number % context.sessions.length];
    if (!session) throw new Error('nobody is signed in');
    const writer = writerOf(context, session, randomOf(seed * 1_000 + number));
    while (performance.now() < end) await writer.random.pick(OPERATIONS)(writer);
  };
  const read = async (number: number) => {
    const random = randomOf(seed * 1_000 + 500 + number);
    const siteQueries = number % 2 === 0 ? visitorQueries(context) : staffQueries;
    while (performance.now() < end) {
      const start = performance.now();
      const { name, failure } = await runQuery(siteQueries, random);
      context.record.time(`ask: ${name}`, performance.now() - start);
      if (failure) {
        const fault = { kind: name, statement: name, status: 0, code: '', message: failure };
        context.record.faults.push(fault);
      }
    }
  };
  await Promise.all([
    ...Array.from({ length: WRITERS }, (_, number) => write(number)),
    ...Array.from({ length: READ_CLIENTS }, (_, number) => read(number)),
  ]);
}

/** Ends a storm with articles that become visible 1.5 s later, while no one saves. */
export async function scheduleLast(context: StormContext, seed: number): Promise<void> {
  const [session] = context.sessions;
  if (!session) throw new Error('nobody is signed in');
  const writer = writerOf(context, session, randomOf(seed));
  await schedule(writer, 20, new Date(Date.now() + 1_500));
}
