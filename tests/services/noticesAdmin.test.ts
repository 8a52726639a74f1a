import { beforeEach, describe, expect, it } from 'vitest';
import * as noticesAdmin from '../../src/staff/data/notices/noticesAdmin';
import { signedIn } from '../support/auth/staff';
import { noticeRow } from '../support/screens/builders';
import { interceptNetwork, rows, table } from '../support/screens/msw';

interceptNetwork();

beforeEach(() => {
  signedIn();
});

describe('notices of staff', () => {
  it('are listed with search and state', async () => {
    const seen = table('get', 'notices', rows([noticeRow()], 12));
    const result = await noticesAdmin.list({ page: 1, search: 'closed', state: 'draft' });
    await noticesAdmin.list({ page: 1, state: 'all' });
    expect(Object.fromEntries(seen[0]?.url.searchParams ?? [])).toMatchObject({
      titles: 'like(all).{%close%}',
      status: 'eq.draft',
    });
    expect(seen[1]?.url.searchParams.has('status')).toBe(false);
    expect(result).toMatchObject({ success: true, data: { total: 12 } });
  });

  it('are read by id; an unknown id fails with notFound', async () => {
    const stored = noticeRow();
    table('get', 'notices', rows([stored]), rows([]));
    expect(await noticesAdmin.get(stored.id)).toMatchObject({ data: { title: stored.title } });
    expect(await noticesAdmin.get(stored.id)).toMatchObject({ code: 'notFound' });
    expect(await noticesAdmin.get('new')).toMatchObject({ code: 'notFound' });
  });

  it('have a link or a file, depending on the type', async () => {
    const seen = table('post', 'notices', rows([noticeRow()]));
    const text = { title: ' Form ', description: ' New form ', fileUrl: 'https://mfa.go.ke/a.pdf' };
    await noticesAdmin.create({ ...text, type: 'link', link: ' https://mfa.go.ke ' });
    await noticesAdmin.create({ ...text, type: 'document', link: 'https://mfa.go.ke' });
    const id = expect.stringMatching(/^[0-9a-f-]{36}$/);
    expect(seen.map(({ body }) => body)).toEqual([
      { id, title: 'Form', description: 'New form', type: 'link', link: 'https://mfa.go.ke' },
      {
        id,
        title: 'Form',
        description: 'New form',
        type: 'document',
        link: null,
        file_url: 'https://mfa.go.ke/a.pdf',
      },
    ]);
  });

  it('are updated and deleted by id; an unknown id fails with notFound', async () => {
    const stored = noticeRow();
    const input = { title: 'T', description: '', type: 'link', link: 'https://mfa.go.ke' } as const;
    table('patch', 'notices', rows([stored]), rows([]));
    table('delete', 'notices', rows([{ id: stored.id }]), rows([]));
    expect(await noticesAdmin.update(stored.id, input)).toMatchObject({ success: true });
    expect(await noticesAdmin.update(stored.id, input)).toMatchObject({ code: 'notFound' });
    expect(await noticesAdmin.remove(stored.id)).toEqual({ success: true, data: null });
    expect(await noticesAdmin.remove(stored.id)).toMatchObject({ code: 'notFound' });
  });
});
