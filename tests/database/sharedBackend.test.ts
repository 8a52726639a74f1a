import { expect, it } from 'vitest';
import { DEMO_ADMIN } from '../../supabase/embedded';
import { type Backend, startBackend } from '../support/database/backend';

/** What admins read in the tables that the test writes to. */
async function contentOf(backend: Backend) {
  const admin = await backend.signIn(DEMO_ADMIN);
  const [news, notices, versions, audit] = await Promise.all([
    admin.from('news').select('id, title, status, updated_at').order('id').throwOnError(),
    admin.from('notices').select('id, title').order('id').throwOnError(),
    admin.from('versions').select('id').order('id').throwOnError(),
    admin.from('audit').select('id').order('id').throwOnError(),
  ]);
  return [news.data, notices.data, versions.data, audit.data];
}

it('a backend that was changed has the demo data alone when the next file starts it', async () => {
  const first = await startBackend();
  const before = await contentOf(first);
  const admin = await first.signIn(DEMO_ADMIN);
  await admin.from('news').insert({ title: 'New', content: 'Text' }).throwOnError();
  await admin.from('news').update({ title: 'Changed' }).eq('status', 'published').throwOnError();
  await admin.from('notices').delete().not('id', 'is', null).throwOnError();
  expect(await contentOf(first)).not.toEqual(before);
  await admin.auth.updateUser({ password: 'another-password-2026' });
  await first.close();

  const second = await startBackend();
  expect(await contentOf(second)).toEqual(before);
  await second.close();
}, 60_000);
