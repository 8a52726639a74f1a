import { afterAll, beforeAll } from 'vitest';
import { DEMO_ADMIN, DEMO_WRITER } from '../../../../supabase/embedded';
import { tables } from '../../../../supabase/rightsMatrix';
import { FACTORS } from '../../auth/factors';
import { type Backend, startBackend } from '../backend';
import { type Relation, relationsOf } from './attempts';
import type { Person } from './people';
import { type Attempt, type Requests, requestsTo } from './requests';
import {
  type BearerTokens,
  bearerTokens,
  demote,
  dumpOf,
  insertHiddenRows,
  insertWork,
} from './stage';
import { type Dump, type View, visibleTable } from './view';

/** The names of the tables of the matrix. */
export const tableNames = Object.keys(tables);

/**
 * Sets up a backend with rows that no visitor may read, for the identities of a test file, which make their attempts in
 * the order of `everyone`.
 */
export function withMatrix() {
  let backend: Backend;
  let requests: Requests;
  let bearers: BearerTokens;
  let relations: Relation[];
  /** The rows after the latest identity's attempts, unless something else has been written since. */
  let latest: Dump | undefined;

  beforeAll(async () => {
    backend = await startBackend(FACTORS);
    requests = requestsTo(backend.url, backend.publishableKey);
    bearers = await bearerTokens(requests);
    await insertHiddenRows(await backend.signIn(DEMO_ADMIN));
    for (const [index, staff] of [DEMO_ADMIN, DEMO_WRITER].entries()) {
      await insertWork(await backend.signIn(staff), index);
    }
    relations = await relationsOf(requests, bearers.service);
  });

  afterAll(() => backend?.close());

  return {
    backend: () => backend,
    ids: () => bearers.ids,
    relations: () => relations,
    /** Makes the attempts as this identity and returns those with an unexpected outcome. */
    problems: ({ person }: Person, attempts: Attempt[]): Promise<string[]> =>
      requests.problems(attempts, bearers[person]),
    /** Returns the rows, and what the matrix allows to this identity, which is about to make its attempts. */
    viewOf: async ({ person, counts }: Person): Promise<View> => {
      if (person === 'demoted') await demote(requests, bearers);
      const before = person === 'demoted' ? undefined : latest;
      latest = undefined;
      const me = counts === 'refused' || counts === 'anonymous' ? undefined : bearers.ids[person];
      return {
        level: counts,
        accountId: me,
        dump: before ?? (await dumpOf(requests, bearers)),
      };
    },
    /** Returns the tables in which a row differs that the matrix does not allow this identity to change. */
    wronglyChanged: async (view: View): Promise<string[]> => {
      const isStaff = view.level === 'admin' || view.level === 'writer';
      const after = await dumpOf(requests, bearers);
      latest = after;
      return Object.entries(tables)
        .filter(([, { triggersWrite }]) => !(isStaff && triggersWrite))
        .filter(([table, { change, add }]) => {
          const { allows } = visibleTable(view, table);
          // Handing over again replaces the row.
          const others = (dump: Dump) =>
            JSON.stringify(dump[table]?.filter((row) => !allows(change, row) && !allows(add, row)));
          return others(after) !== others(view.dump);
        })
        .map(([table]) => table);
    },
  };
}
