import { expect, it } from 'vitest';
import { readYears, totalOf } from '../../../src/services/news/newsYears';
import * as items from '../../../src/staff/data/items/items';
import { dataOf, withStaff } from '../../support/database/services';

/** Simultaneous saves of staff; the embedded database, with its one connection, runs them in turn. */
const { admin } = withStaff();

const article = { title: 'Trade week', content: 'Text', status: 'published' } as const;

/** PostgREST has ten connections, so that more requests than these would only queue. */
const many = <T>(run: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: 10 }, (_, index) => run(index)));

async function auditOf(id: string): Promise<string[]> {
  const query = admin().from('audit').select('action').eq('item_id', id).order('id');
  return (await query.throwOnError()).data.map(({ action }) => action);
}

it('of saves of one version at once one is stored, and the others are conflicts', async () => {
  const { id, revision } = dataOf(await items.create('news', article));
  const saves = await many((index) =>
    items.update('news', id, { ...article, title: `Save ${index}` }, revision),
  );
  const stored = saves.filter(({ success }) => success).map(dataOf);
  const others = saves.flatMap((save) => (save.success ? [] : [save.code]));
  expect(stored).toHaveLength(1);
  expect(others).toEqual(Array(9).fill('conflict'));
  expect(dataOf(await items.get('news', id)).title).toBe(stored[0]?.title);
  expect(await auditOf(id)).toEqual(['create', 'change']);
});

it('articles of one title that are saved at once get different slugs', async () => {
  for (let round = 0; round < 5; round += 1) {
    // The slug of «X 2» is also that of a second «X».
    const title = `Visit ${round}`;
    const saved = await many((index) =>
      items.create('news', { ...article, title: index % 3 === 2 ? `${title} 2` : title }),
    );
    expect(new Set(saved.map((save) => dataOf(save).slug)).size).toBe(10);
  }
});

it('articles that are published at once are all counted', async () => {
  const total = async () => totalOf(await readYears(undefined, undefined), undefined);
  const before = await total();
  for (let round = 0; round < 5; round += 1) {
    const drafts = await many(() => items.create('news', { ...article, status: 'draft' }));
    await Promise.all(
      drafts.map(async (draft) => dataOf(await items.publish('news', dataOf(draft).id))),
    );
  }
  expect(await total()).toBe(before + 50);
});

it('a form that is sent several times at once is stored once', async () => {
  const id = crypto.randomUUID();
  const saves = await many((index) =>
    items.create('news', { ...article, title: `Attempt ${index}` }, id),
  );
  expect(saves.map((save) => dataOf(save).id)).toEqual(Array(10).fill(id));
  expect(await auditOf(id)).toEqual(['create', ...Array(9).fill('change')]);
});
