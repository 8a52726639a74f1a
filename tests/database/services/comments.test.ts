import { expect, it } from 'vitest';
import { DEMO_WRITER } from '../../../local/database/embedded';
import * as bin from '../../../src/staff/data/history/bin';
import {
  addComment,
  latestComments,
  settleComment,
} from '../../../src/staff/data/history/comments';
import * as items from '../../../src/staff/data/items/items';
import { dataOf, signInAs, withStaff } from '../../support/database/services';

const { admin } = withStaff();

const draft = { title: 'Tea', content: 'Text', status: 'draft' } as const;
const beside = (itemId: string, answers: string | null = null) =>
  ({ kind: 'news', itemId, field: 'title_en', answers }) as const;
const commentsOn = async (itemId: string) =>
  dataOf(await latestComments()).filter((comment) => comment.itemId === itemId);

it('a comment beside a text is answered by a writer and settled by an admin; they go with the item', async () => {
  const { id } = dataOf(await items.create('news', draft));
  dataOf(await addComment(beside(id), ' Add the date '));
  const [comment] = await commentsOn(id);
  await signInAs(DEMO_WRITER);
  dataOf(await addComment(beside(id, comment?.id), 'Done'));
  dataOf(await settleComment(String(comment?.id), true));
  expect(await commentsOn(id)).toMatchObject([
    { text: 'Add the date', settled: false },
    { text: 'Done', answers: comment?.id },
  ]);
  await signInAs();
  dataOf(await settleComment(String(comment?.id), true));
  expect(await commentsOn(id)).toMatchObject([{ settled: true }, {}]);

  dataOf(await items.remove('news', id));
  expect(await commentsOn(id)).toHaveLength(2);
  dataOf(await bin.purge({ kind: 'news', id }));
  expect(await commentsOn(id)).toEqual([]);
});

it('nobody comments on what was never saved, under another name, or without words', async () => {
  const unsaved = await addComment(beside(crypto.randomUUID()), 'Tea');
  expect(unsaved).toMatchObject({ code: 'notAllowed' });
  const { id } = dataOf(await items.create('news', draft));
  expect(await addComment(beside(id), ' ')).toMatchObject({ code: 'rejected' });
  expect(await addComment(beside(id), 'a'.repeat(1001))).toMatchObject({ code: 'rejected' });
  const row = { kind: 'news', item_id: id, field: 'title_en', text: 'Tea' } as const;
  const forged = await admin()
    .from('comments')
    .insert({ ...row, author_id: crypto.randomUUID() });
  expect(forged.error?.code).toBe('42501');
});

it('a person writes at most 200 comments a day', async () => {
  const { id } = dataOf(await items.create('news', draft));
  const row = { kind: 'news', item_id: id, field: 'title_en', text: 'Tea' } as const;
  const write = (count: number) => admin().from('comments').insert(Array(count).fill(row));
  await write(100).throwOnError();
  await write(100).throwOnError();
  const { error } = await write(1);
  expect(error?.message).toContain('comments_at_most_200');
});
