import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ADMIN } from '../../supabase/embedded';
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
