import { del, list } from '@vercel/blob';
import { generateClientTokenFromReadWriteToken, put } from '@vercel/blob/client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type AdminCalls, startAdminCalls } from '../support/store/adminCalls';
import { LOCAL_TOKEN, tokenRequest } from '../support/store/files';

/**
 * What an upload token allows to an attacker who has intercepted or stored it (docs/security.md).
 */

let site: AdminCalls;
let token: string;

beforeAll(async () => {
  site = await startAdminCalls();
  const { body } = await site.asAdmin('POST', '/api/blob-upload', tokenRequest('news/tea.jpg'));
  token = String(body.clientToken);
});
afterAll(() => site?.close());

const send = (pathname: string, content = 'x', own = token) =>
  put(pathname, content, { access: 'public', token: own });

const stored = async () => (await list({ token: LOCAL_TOKEN })).blobs.map(({ url }) => url);

describe('a stolen upload token', () => {
  it('stores another file when it is reused, and never overwrites the first', async () => {
    const first = await send('news/tea.jpg', 'first');
    const second = await send('news/tea.jpg', 'second');
    expect(second.url).not.toBe(first.url);
    const retained = await fetch(`${site.store.url}/media/${first.pathname}`);
    expect(await retained.text()).toBe('first');
  });

  it('is rejected for any other pathname, even for that of its own file', async () => {
    const { pathname } = await send('news/tea.jpg');
    for (const other of [pathname, 'news/other.jpg', 'notices/tea.jpg', 'news/tea.html']) {
      await expect(send(other)).rejects.toThrow(/Pathname mismatch/);
    }
  });

  it('cannot set a fixed name or overwrite', async () => {
    const query = new URLSearchParams({ pathname: 'news/tea.jpg' });
    const send = async () => {
      const response = await fetch(`${site.store.url}/?${query}`, {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${token}`,
          'x-vercel-blob-access': 'public',
          'x-add-random-suffix': '0',
          'x-allow-overwrite': '1',
        },
        body: 'x',
      });
      return (await response.json()) as { url: string };
    };
    const [first, second] = [await send(), await send()];
    expect(first.url).toMatch(/\/news\/tea-\w{30}\.jpg$/);
    expect(second.url).not.toBe(first.url);
  });

  it('neither lists nor deletes files', async () => {
    const { url } = await send('news/tea.jpg');
    await expect(list({ token })).rejects.toThrow();
    await expect(del(url, { token })).rejects.toThrow();
    expect(await stored()).toContain(url);
  });

  it('expires after ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60 * 1000 + 1000 });
    await expect(send('news/tea.jpg')).rejects.toThrow(/token has expired/i);
    vi.useRealTimers();
  });

  it('cannot be signed with another store’s key, nor changed', async () => {
    const other = await generateClientTokenFromReadWriteToken({
      token: 'vercel_blob_rw_localfiles_anotherSecret',
      pathname: 'news/tea.jpg',
    });
    await expect(send('news/tea.jpg', 'x', other)).rejects.toThrow(/Access denied/);
    const [head, secret = ''] = token.split(/_(?=[^_]*$)/);
    const [signature, payload = ''] = Buffer.from(secret, 'base64').toString().split('.');
    const grant = JSON.parse(Buffer.from(payload, 'base64').toString());
    const wider = Buffer.from(JSON.stringify({ ...grant, pathname: 'news/other.jpg' }));
    const forged = Buffer.from(`${signature}.${wider.toString('base64')}`).toString('base64');
    await expect(send('news/other.jpg', 'x', `${head}_${forged}`)).rejects.toThrow(/Access denied/);
  });
});
