import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ADMIN, DEMO_VISITOR } from '../../supabase/embedded';
import { type Backend, type Client, startBackend } from '../support/backend';

let backend: Backend;
let admin: Client;

beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.signIn(DEMO_ADMIN);
});
afterAll(() => backend.close());

const article = async () => {
  const { data } = await admin
    .from('news')
    .insert({ title: 'Who wrote this', content: 'A text.' })
    .select('id, updated_at')
    .throwOnError();
  const [row] = data;
  if (!row) throw new Error('nothing was stored');
  return row;
};

describe('who saved last', () => {
  it('is told to an admin', async () => {
    const { id } = await article();
    const { data } = await admin.from('last_edits').select('editor').eq('item', id);
    expect(data).toEqual([{ editor: DEMO_ADMIN.email }]);
    await admin.from('news').delete().eq('id', id).throwOnError();
    expect((await admin.from('last_edits').select().eq('item', id)).data).toEqual([]);
  });

  it('is told to nobody else, and written by nobody', async () => {
    const { id } = await article();
    const visitor = await backend.visitor().from('last_edits').select();
    expect(visitor.error).not.toBeNull();
    const member = await backend.signIn(DEMO_VISITOR);
    expect((await member.from('last_edits').select()).data).toEqual([]);
    const forged = await admin.from('last_edits').update({ editor: 'x' }).eq('item', id);
    expect(forged.error).not.toBeNull();
  });

  it('lets only the first of two saves of the same version through', async () => {
    const { id, updated_at } = await article();
    const [from, to] = [-1, 1].map((ms) => new Date(Date.parse(updated_at) + ms).toISOString());
    const save = (title: string) =>
      admin
        .from('news')
        .update({ title })
        .eq('id', id)
        .gte('updated_at', from ?? '')
        .lte('updated_at', to ?? '')
        .select('title, content');
    expect((await save('First')).data).toHaveLength(1);
    expect((await save('Second')).data).toHaveLength(0);
  });
});
