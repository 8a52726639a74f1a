import { describe, expect, it } from 'vitest';
import { DEMO_ADMIN, DEMO_WRITER } from '../../../local/database/embedded';
import * as bin from '../../../src/staff/data/history/bin';
import * as items from '../../../src/staff/data/items/items';
import {
  copiesOf,
  copiesWithoutRow,
  deleteCopy,
  saveCopy,
} from '../../../src/staff/workingCopies/workingCopies';
import { dataOf, signInAs, withStaff } from '../../support/database/services';

/** Working copies on a real database. */

const { backend, admin } = withStaff();

const copyOf = (itemId: string, titleEn: string, baseRevision: number | null = null) => ({
  itemType: 'news' as const,
  itemId,
  title: titleEn,
  content: { values: { titleEn, contentEn: 'Text' }, files: { additional: [], featured: null } },
  baseRevision,
});

const startNew = () => crypto.randomUUID();
const of = (itemId: string) => ({ itemType: 'news' as const, itemId });

describe('a working copy', () => {
  it('is saved for an item that does not exist yet, and read with its author and time', async () => {
    const copy = copyOf(startNew(), 'Чай');
    const { revision, savedAt } = dataOf(await saveCopy(copy, 0));
    expect(revision).toBe(1);
    expect(Math.abs(Date.now() - savedAt.getTime())).toBeLessThan(60_000);
    const [stored, ...others] = dataOf(await copiesOf(copy));
    expect(others).toEqual([]);
    expect(stored).toEqual({
      ...copy,
      authorId: expect.any(String),
      authorName: DEMO_ADMIN.email,
      revision,
      savedAt,
    });
  });

  it('gets a higher revision with each save; a saveCopy over another revision is a conflict', async () => {
    const id = startNew();
    dataOf(await saveCopy(copyOf(id, 'One'), 0));
    expect(dataOf(await saveCopy(copyOf(id, 'Two'), 1)).revision).toBe(2);
    expect(await saveCopy(copyOf(id, 'Three'), 1)).toMatchObject({
      success: false,
      code: 'conflict',
    });
    expect(await saveCopy(copyOf(id, 'Three'), 0)).toMatchObject({
      success: false,
      code: 'conflict',
    });
    expect(dataOf(await copiesOf(of(id)))).toMatchObject([{ title: 'Two', revision: 2 }]);
  });

  it('and an item say to a person whose access has been closed that it has, not that they are gone', async () => {
    const { id: writer } = await signInAs(DEMO_WRITER);
    const copy = copyOf(startNew(), 'One');
    const article = dataOf(
      await items.create('news', { title: 'Tea', content: 'Text' }, startNew()),
    );
    dataOf(await saveCopy(copy, 0));
    const giveRole = (new_role: 'writer' | null) =>
      admin().rpc('set_role', { account: writer, new_role }).throwOnError();
    await giveRole(null);
    const answers = [
      await saveCopy({ ...copy, title: 'Two' }, 1),
      await saveCopy(copyOf(startNew(), 'New'), 0),
      await items.get('news', article.id),
      await items.update('news', article.id, { title: 'Tea time' }, 1),
    ];
    await giveRole('writer');
    // Closing the access has ended the session.
    await signInAs(DEMO_WRITER);
    dataOf(await deleteCopy(copy, 1));
    await signInAs();
    expect(answers.map((answer) => !answer.success && answer.code)).toEqual(
      answers.map(() => 'accessClosed'),
    );
  });

  it('and an item say after a sign-out on another device that the session has ended', async () => {
    await signInAs(DEMO_WRITER);
    const other = await backend().signIn(DEMO_WRITER);
    const copy = copyOf(startNew(), 'One');
    const article = dataOf(
      await items.create('news', { title: 'Tea', content: 'Text' }, startNew()),
    );
    dataOf(await saveCopy(copy, 0));
    await other.auth.signOut({ scope: 'global' });
    const answers = [
      await saveCopy({ ...copy, title: 'Two' }, 1),
      await saveCopy(copyOf(startNew(), 'New'), 0),
      await items.get('news', article.id),
      await items.update('news', article.id, { title: 'Tea time' }, 1),
    ];
    await signInAs(DEMO_WRITER);
    dataOf(await deleteCopy(copy, 1));
    await signInAs();
    expect(answers.map((answer) => !answer.success && answer.code)).toEqual(
      answers.map(() => 'sessionExpired'),
    );
  });

  it('that was stored although its response was lost is no conflict', async () => {
    const id = startNew();
    dataOf(await saveCopy(copyOf(id, 'One'), 0));
    expect(dataOf(await saveCopy(copyOf(id, 'One'), 0)).revision).toBe(1);
    dataOf(await saveCopy(copyOf(id, 'Two'), 1));
    expect(dataOf(await saveCopy(copyOf(id, 'Two'), 1)).revision).toBe(2);
  });

  it('is deleted only at the revision that the person has seen', async () => {
    const id = startNew();
    dataOf(await saveCopy(copyOf(id, 'One'), 0));
    dataOf(await saveCopy(copyOf(id, 'Two'), 1));
    dataOf(await deleteCopy(of(id), 1));
    expect(dataOf(await copiesOf(of(id)))).toHaveLength(1);
    dataOf(await deleteCopy(of(id), 2));
    expect(dataOf(await copiesOf(of(id)))).toEqual([]);
  });

  it('is listed as started until its item is saved', async () => {
    const id = startNew();
    dataOf(await saveCopy(copyOf(id, 'Started'), 0));
    const ids = async () => dataOf(await copiesWithoutRow()).map(({ itemId }) => itemId);
    expect(await ids()).toContain(id);
    dataOf(await items.create('news', { title: 'Started', content: 'x', status: 'draft' }, id));
    expect(await ids()).not.toContain(id);
  });

  it('is listed again while its item is in the bin, and is deleted with it', async () => {
    const { id, revision } = dataOf(
      await items.create('news', { title: 'Tea', content: 'x', status: 'draft' }),
    );
    dataOf(await saveCopy(copyOf(id, 'Tea!', revision), 0));
    dataOf(await items.remove('news', id));
    expect(dataOf(await copiesWithoutRow())[0]).toMatchObject({ itemId: id });
    await admin().rpc('restore_from_bin', { item_kind: 'news', item_id: id }).throwOnError();
    expect(dataOf(await copiesOf(of(id)))).toHaveLength(1);
    dataOf(await items.remove('news', id));
    dataOf(await bin.purge({ kind: 'news', id }));
    expect(dataOf(await copiesOf(of(id)))).toEqual([]);
  });

  it('of a colleague is read, and the own one is stored beside it', async () => {
    const id = startNew();
    dataOf(await saveCopy(copyOf(id, 'Mine'), 0));
    await signInAs(DEMO_WRITER);
    expect(dataOf(await copiesOf(of(id)))).toMatchObject([{ title: 'Mine' }]);
    dataOf(await saveCopy(copyOf(id, 'Of the writer'), 0));
    const titles = dataOf(await copiesWithoutRow()).map(({ title }) => title);
    expect(titles.slice(0, 2)).toEqual(['Of the writer', 'Mine']);
    dataOf(await deleteCopy(of(id), 1));
    await signInAs();
    expect(dataOf(await copiesOf(of(id)))).toMatchObject([{ title: 'Mine' }]);
  });
});

describe('the limits of working copies', () => {
  it('reject a text of more than a megabyte', async () => {
    const copy = copyOf(startNew(), 'Long');
    const long = { ...copy.content, values: { contentEn: 'x'.repeat(1_000_001) } };
    const result = await saveCopy({ ...copy, content: long }, 0);
    expect(result).toMatchObject({ success: false, code: 'rejected' });
  });

  it('reject the 201st copy of a person', async () => {
    const writer = await backend().signIn(DEMO_WRITER);
    const rows = Array.from({ length: 200 }, () => ({
      item_type: 'notices' as const,
      item_id: startNew(),
      content: {},
    }));
    await writer.from('working_copies').insert(rows).throwOnError();
    const one = { item_type: 'notices' as const, item_id: startNew(), content: {} };
    const { error } = await writer.from('working_copies').insert(one);
    expect(error?.message).toContain('working_copies_at_most_200');
    await writer.from('working_copies').delete().eq('item_type', 'notices').throwOnError();
  });

  it('set author, revision, time and files whatever a request says', async () => {
    const url = 'https://abc.public.blob.vercel-storage.com/news/a.jpg';
    const item_id = startNew();
    const content = { values: { link: 'https://mfa.go.ke' }, files: { featured: { url } } };
    const insert = { item_type: 'news' as const, item_id, content };
    const copies = () => admin().from('working_copies');
    await copies().insert(insert).throwOnError();
    const { data } = await copies().select('files, revision').eq('item_id', item_id).throwOnError();
    expect(data).toEqual([{ files: [url], revision: 1 }]);
    for (const forged of [{ revision: 9 }, { files: [] }, { author_name: 'X' }]) {
      const { error } = await copies().update(forged).eq('item_id', item_id);
      expect(error?.code).toBe('42501');
    }
  });
});
