import { beforeEach, describe, expect, it } from 'vitest';
import { DEMO_ADMIN, DEMO_WRITER } from '../../../local/database/embedded';
import { versionBefore } from '../../../src/staff/data/history/versions';
import * as items from '../../../src/staff/data/items/items';
import { handOver, handovers, review, takeBack } from '../../../src/staff/workingCopies/handovers';
import { copiesOf, deleteCopy, saveCopy } from '../../../src/staff/workingCopies/workingCopies';
import { dataOf, signInAs, withStaff } from '../../support/database/services';

/** The review queue on a real database (decision 0046). */

withStaff();

const article = (status: 'draft' | 'published') => ({ title: 'Tea', content: 'Text', status });
const of = (itemId: string) => ({ itemType: 'news' as const, itemId });
const handoverOf = async (id: string) =>
  dataOf(await handovers()).find(({ itemId }) => itemId === id);

/** Signs in as the writer with a working copy of a published article, which is handed over. */
async function handOverChanges(): Promise<string> {
  const { id, revision } = dataOf(await items.create('news', article('published')));
  await signInAs(DEMO_WRITER);
  const content = { values: { title_en: 'Tea!' }, files: {} };
  const copy = { ...of(id), title: 'Tea!', content, baseRevision: revision };
  dataOf(await saveCopy(copy, 0));
  dataOf(await handOver('news', id));
  return id;
}

async function handOverDraft(): Promise<string> {
  await signInAs(DEMO_WRITER);
  const { id } = dataOf(await items.create('news', article('draft')));
  dataOf(await handOver('news', id));
  return id;
}

describe('what a writer has handed over', () => {
  beforeEach(() => signInAs());

  it('is in the queue of admins with its author and title until its author takes it back', async () => {
    const id = await handOverChanges();
    const own = await handoverOf(id);
    await signInAs();
    expect(await handoverOf(id)).toMatchObject({
      kind: 'news',
      state: 'waiting',
      authorName: DEMO_WRITER.email,
      item: { title: 'Tea', language: 'en' },
    });
    await signInAs(DEMO_WRITER);
    dataOf(await takeBack(own ?? { id: '' }));
    expect(await handoverOf(id)).toBeUndefined();
    expect(dataOf(await copiesOf(of(id)))).toHaveLength(1);
  });

  it('is returned with a note, and waits again when it is handed over again', async () => {
    const id = await handOverDraft();
    await signInAs();
    const waiting = await handoverOf(id);
    if (!waiting) throw new Error('nothing waits');
    dataOf(await review(waiting, { state: 'returned', note: ' Please add the date ' }));
    await signInAs(DEMO_WRITER);
    expect(await handoverOf(id)).toMatchObject({ state: 'returned', note: 'Please add the date' });
    dataOf(await handOver('news', id));
    expect(await handoverOf(id)).toMatchObject({ state: 'waiting', note: null });
  });

  it('is declined with its working copy, unless that has been changed since', async () => {
    for (const [changed, left] of [
      [false, 0],
      [true, 1],
    ] as const) {
      await signInAs();
      const id = await handOverChanges();
      const [copy] = dataOf(await copiesOf(of(id)));
      if (!copy) throw new Error('no copy');
      if (changed) dataOf(await saveCopy({ ...copy, content: { values: {}, files: {} } }, 1));
      await signInAs();
      const waiting = await handoverOf(id);
      if (!waiting) throw new Error('nothing waits');
      dataOf(await review(waiting, { state: 'declined', note: '' }, copy));
      expect(dataOf(await copiesOf(of(id)))).toHaveLength(left);
      await signInAs(DEMO_WRITER);
      expect(await handoverOf(id)).toMatchObject({ state: 'declined', note: null });
    }
  });

  it('cannot be changes of an article that is in the bin, which no queue shows', async () => {
    const id = await handOverChanges();
    await signInAs();
    dataOf(await items.remove('news', id));
    await signInAs(DEMO_WRITER);
    expect(await handOver('news', id)).toMatchObject({ success: false, code: 'notFound' });
  });

  it('is published to its author once an admin has deleted its working copy, as after publishing, and gone once the author has', async () => {
    const id = await handOverChanges();
    await signInAs();
    const discarded = await handOverChanges();
    dataOf(await deleteCopy(of(discarded), 1));
    expect(await handoverOf(discarded)).toBeUndefined();
    await signInAs();
    const [copy] = dataOf(await copiesOf(of(id)));
    dataOf(await deleteCopy(of(id), 1, copy?.authorId));
    await signInAs(DEMO_WRITER);
    const read = await handoverOf(id);
    expect(read).toMatchObject({ state: 'published', reviewerName: DEMO_ADMIN.email });
    dataOf(await takeBack(read ?? { id: '' }));
    expect(await handoverOf(id)).toBeUndefined();
  });

  it('waits as a draft until that is published, which its author reads, or deleted, whatever copies it has', async () => {
    const [published, deleted] = [await handOverDraft(), await handOverDraft()];
    const content = { values: {}, files: {} };
    dataOf(await saveCopy({ ...of(published), title: '', content, baseRevision: 1 }, 0));
    dataOf(await deleteCopy(of(published), 1));
    expect(await handoverOf(published)).toBeDefined();
    await signInAs();
    dataOf(await items.publish('news', published));
    dataOf(await items.remove('news', deleted));
    expect(await handoverOf(published)).toMatchObject({ state: 'published' });
    expect(await handoverOf(deleted)).toBeUndefined();
  });
});

it('the state of an item some saves ago is found, also where a saveCopy has changed nothing', async () => {
  await signInAs();
  const { id } = dataOf(await items.create('news', article('published')));
  for (const title of ['Coffee', 'Coffee', 'Milk']) {
    dataOf(await items.update('news', id, { title }));
  }
  const titles = [1, 2, 3].map(
    async (saves) => dataOf(await versionBefore('news', id, saves))?.title,
  );
  expect(await Promise.all(titles)).toEqual(['Coffee', 'Coffee', 'Tea']);
});
