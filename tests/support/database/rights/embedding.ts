import { columnsOf, names, tables } from '../../../../supabase/rightsMatrix';
import { type Attempt, outcomeOf, type Requests, rowsOf } from './requests';
import { leakedData } from './rows';
import { readOutcomes, type View, visibleTable } from './view';

/** Tables that PostgREST can embed, as [outer, inner]. */
export type Relation = [string, string];

/** Finds all relations by requests with the service token, which reads everything. */
export async function relationsOf(requests: Requests, serviceToken: string): Promise<Relation[]> {
  const all = Object.keys(tables);
  const pairs = all.flatMap((outer) => all.map((inner): Relation => [outer, inner]));
  const found = await Promise.all(
    pairs.map(async ([outer, inner]) => {
      const path = `/rest/v1/${outer}?select=*,${inner}(*)&limit=1`;
      const response = await requests.send({ method: 'GET', path }, serviceToken);
      return outcomeOf(response, 'GET') === 'rows';
    }),
  );
  // A table embedded in itself is joined through a third one, whose rights apply.
  return pairs.filter(([outer, inner], index) => found[index] && outer !== inner);
}

/** Attempts to read one table inside another: rows and columns stay as hidden as they are alone. */
export function embeddingAttempts(view: View, [outer, inner]: Relation): Attempt[] {
  const [from, to] = [visibleTable(view, outer), visibleTable(view, inner)];
  const granted = from.granted(from.rights.read) && to.granted(to.rights.read);
  const secret = to.hidden.map((row) => row[to.key]);
  const get = (query: string, rest: Partial<Attempt> = {}): Attempt => ({
    what: `read ${outer}?${query}`.slice(0, 100),
    method: 'GET',
    path: `/rest/v1/${outer}?${query}`,
    expected: readOutcomes(granted, from.visible.length),
    ...rest,
  });
  const unreadable = columnsOf(to.rights).filter((c) => !names(to.rights.read.columns).includes(c));
  return [
    get(`select=${from.key},${inner}(${to.rights.read.columns.replaceAll(' ', ',')})`, {
      check: (response) =>
        leakedData(to, rowsOf(response).flatMap((row) => row[inner] ?? []) as never),
    }),
    get(`select=${from.key},${inner}(*)`, {
      expected: readOutcomes(granted && !to.rights.toAccounts, from.visible.length),
    }),
    ...(granted && secret.length > 0
      ? [
          get(`select=${from.key},${inner}!inner(${to.key})&${inner}.${to.key}=in.(${secret})`, {
            expected: ['nothing'],
          }),
        ]
      : []),
    ...unreadable.flatMap((column) => [
      get(`select=${from.key},${inner}(${column})`, { expected: ['refused'] }),
      get(`select=${from.key},${inner}(${to.key})&${inner}.order=${column}`, {
        expected: ['refused'],
      }),
      get(`select=${from.key},${inner}(${to.key})&${inner}.${column}=not.is.null`, {
        expected: ['refused'],
      }),
    ]),
  ];
}
