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
    const { data, error } = await admin.rpc('last_editor', { item: id });
    expect(error).toBeNull();
    expect(data).toBe(DEMO_ADMIN.email);
  });

  it('is told to nobody else', async () => {
    const { id } = await article();
    const visitor = await backend.visitor().rpc('last_editor', { item: id });
    expect(visitor.data).toBeNull();
    expect(visitor.error).not.toBeNull();
    const member = await backend.signIn(DEMO_VISITOR);
    expect((await member.rpc('last_editor', { item: id })).data || null).toBeNull();
    expect((await member.from('news').select('changed_by')).error).not.toBeNull();
  });

  it('lets only the first of two saves of the same version through', async () => {
    const { id, updated_at } = await article();
    const save = (title: string) =>
      admin
        .from('news')
        .update({ title })
        .eq('id', id)
        .eq('updated_at', updated_at)
        .select('title');
    expect((await save('First')).data).toHaveLength(1);
    expect((await save('Second')).data).toHaveLength(0);
  });
});
