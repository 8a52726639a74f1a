import { isDuplicateKeyError, versionWindow } from '../../../src/services/items/statements';
import {
  EDIT_COLUMNS,
  SAVED_COLUMNS,
  STATE_COLUMNS,
} from '../../../src/services/news/newsAdminRows';
import { edited, filledIn, type NewsInsert, TITLES, text, topic } from './newsForm';
import { idsOf, type Operation, type Writer } from './writer';

/**
 * Operations on articles, with the requests of src/services/news/newsAdmin.ts and newsActions.ts.
 */

/** An article that is never deleted and saved until its versions reach their limit. */
export const BUSY = '10000000-0000-4000-8000-0000000000ff';
const BUSY_SHARE = 0.2;

const create: Operation = async (writer) => {
  writer.setRequestKind('create');
  const row = { ...filledIn(writer), id: writer.random.uuid() };
  await insert(writer, [row]);
};

async function insert({ db, ledger, actor }: Writer, rows: NewsInsert[]): Promise<void> {
  const { data } = await db.from('news').insert(rows).select(EDIT_COLUMNS);
  ledger.confirm('create', 'news', idsOf(data), actor);
  for (const { id } of data ?? []) ledger.news.add(id);
  if (!data) ledger.countRejection('a typed address is taken');
}

const createSeveral: Operation = async (writer) => {
  writer.setRequestKind('create, several at once');
  const rows = Array.from({ length: 2 + writer.random.below(5) }, () => ({
    title: writer.random.pick(TITLES),
    content: text(writer.random),
    status: 'published' as const,
    id: writer.random.uuid(),
  }));
  await insert(writer, rows);
};

/** «X», «X» and «X 2» by three writers at once: two of them get the slug `x-2` at first. */
const createWithSameTitle: Operation = async (writer) => {
  writer.setRequestKind('create, alike');
  const title = `Visit ${writer.random.below(1_000_000)}`;
  const row = (ownTitle: string) => ({ ...filledIn(writer), slug: '', title: ownTitle });
  await Promise.all(
    [title, title, `${title} 2`].map((ownTitle) =>
      insert(writer, [{ ...row(ownTitle), id: writer.random.uuid() }]),
    ),
  );
};

/**
 * A form whose responses are lost: inserted three times at once with one id, then updated by the
 * later ones.
 */
const createThreeTimes: Operation = async (writer) => {
  const { db, ledger, actor, random } = writer;
  writer.setRequestKind('create, the same three times');
  const { slug: _, ...form } = filledIn(writer);
  const id = random.uuid();
  const insertOrUpdate = async (): Promise<number> => {
    const { data, error } = await db
      .from('news')
      .insert({ ...form, id })
      .select(EDIT_COLUMNS);
    ledger.confirm('create', 'news', idsOf(data), actor);
    if (data) return 1;
    if (!isDuplicateKeyError(error)) return 0;
    ledger.countRejection('the same form is stored already');
    const saved = await db.from('news').update(form).eq('id', id).select(SAVED_COLUMNS);
    ledger.confirm('change', 'news', idsOf(saved.data), actor);
    return 0;
  };
  await Promise.all([insertOrUpdate(), insertOrUpdate(), insertOrUpdate()]);
  // Not before, because an article deleted between two attempts would be inserted twice
  // (decision 0019).
  ledger.news.add(id);
};

const pickArticle = ({ ledger, random }: Writer): string | undefined =>
  random.chance(BUSY_SHARE) ? BUSY : ledger.news.pick(random);

/** Saves the version that was read; at times the same version twice at once, as from two tabs. */
const edit: Operation = async (writer) => {
  const { db, ledger, actor, random, record } = writer;
  const id = pickArticle(writer);
  if (!id) return;
  writer.setRequestKind('read to edit');
  const { data } = await db.from('news').select(EDIT_COLUMNS).eq('id', id).retry(false);
  const [row] = data ?? [];
  if (!row) return;
  writer.setRequestKind('save');
  const [from, to] = versionWindow(row.updated_at);
  const save = async (): Promise<number> => {
    const query = db.from('news').update(edited(writer, row)).eq('id', id);
    const saved = await query.gte('updated_at', from).lte('updated_at', to).select(SAVED_COLUMNS);
    ledger.confirm('change', 'news', idsOf(saved.data), actor);
    if (saved.data?.length === 0) ledger.countRejection('saved or deleted by somebody meanwhile');
    if (saved.error) ledger.countRejection('a typed address is taken');
    return saved.data?.length ?? 0;
  };
  const changedRows = await Promise.all(random.chance(0.2) ? [save(), save()] : [save()]);
  if (changedRows.filter((rows) => rows > 0).length < 2) return;
  record.faults.push({
    kind: 'save',
    statement: `one version of ${id} saved twice: ${row.updated_at}`,
    status: 200,
    code: '',
    message: 'the second must be refused',
  });
};

const setStatus: Operation = async (writer) => {
  const { db, ledger, actor, random } = writer;
  const id = pickArticle(writer);
  if (!id) return;
  writer.setRequestKind('publish or withdraw');
  const status = random.pick(['draft', 'published'] as const);
  const { data } = await db.from('news').update({ status }).eq('id', id).select(STATE_COLUMNS);
  ledger.confirm('change', 'news', idsOf(data), actor);
};

const remove: Operation = async (writer) => {
  const { db, ledger, actor, random } = writer;
  const id = ledger.news.pick(random);
  if (!id) return;
  writer.setRequestKind('delete');
  const { data } = await db.from('news').delete().eq('id', id).select('id');
  ledger.confirm('bin', 'news', idsOf(data), actor);
};

const removeSeveral: Operation = async (writer) => {
  const { db, ledger, actor, random } = writer;
  const ids = Array.from({ length: 5 }, () => ledger.news.pick(random) ?? '').filter(Boolean);
  writer.setRequestKind('delete, several at once');
  const { data } = await db.from('news').delete().in('id', ids).select('id');
  ledger.confirm('bin', 'news', idsOf(data), actor);
};

/** Operations with their shares in percent. */
export const NEWS_OPERATIONS: [Operation, number][] = [
  [create, 15],
  [createSeveral, 3],
  [createWithSameTitle, 5],
  [createThreeTimes, 4],
  [edit, 28],
  [setStatus, 6],
  [remove, 10],
  [removeSeveral, 2],
];

/** Publishes articles that become visible at the given time; the last saves of a storm. */
export async function schedule(writer: Writer, number: number, publishedAt: Date): Promise<void> {
  writer.setRequestKind('create');
  const row = () => ({
    id: writer.random.uuid(),
    title: 'Scheduled',
    content: 'Text',
    status: 'published' as const,
    published_at: publishedAt.toISOString(),
    ...topic(writer),
  });
  await insert(writer, Array.from({ length: number }, row));
}
