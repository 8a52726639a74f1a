import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminCalls, startAdminCalls } from '../support/store/adminCalls';
import { STORE_HOST } from '../support/store/files';

/** DELETE /api/blob-delete?url=: which URLs it accepts. */

let site: AdminCalls;

beforeAll(async () => {
  site = await startAdminCalls();
});
afterAll(() => site?.close());

const remove = (url: string) =>
  site.asAdmin('DELETE', `/api/blob-delete?${new URLSearchParams({ url })}`);

describe('the URL to delete', () => {
  const host = STORE_HOST.slice('https://'.length);

  it.each([
    '',
    'news/tea.jpg',
    '/media/news/tea.jpg',
    `http://${host}/news/tea.jpg`,
    `https://${host}.example.org/news/tea.jpg`,
    `https://x@${host}/news/tea.jpg`,
    `https://${host}@evil.example/news/tea.jpg`,
    `https://${host}%40evil.example/news/tea.jpg`,
    `https://evil.example/${host}/news/tea.jpg`,
    `https://evil.example/news/tea.jpg?${STORE_HOST}/news/tea.jpg`,
    `https://evil.example\\@${host}/news/tea.jpg`,
    `https://${host}\\.evil.example/news/tea.jpg`,
    `https://${host}./news/tea.jpg`,
    `https://${host.replace('.', '%2e')}/news/tea.jpg`,
    `https://${host.replace('.', '。')}/news/tea.jpg`,
    `https://${host.replace('o', 'о')}/news/tea.jpg`,
    'https://[::1]/news/tea.jpg',
    'https://[::ffff:169.254.169.254]/news/tea.jpg',
    'https://2130706433/news/tea.jpg',
    'https://0x7f000001/news/tea.jpg',
    'https://0177.0.0.1/news/tea.jpg',
    `//${host}/news/tea.jpg`,
    `https:${host}/news/tea.jpg`,
    `https:///${host}/news/tea.jpg`,
    `HTTPS://${host}/news/tea.jpg`,
    `https://${host}:443/news/tea.jpg`,
    `https://${host}:8443/news/tea.jpg`,
    `https://${host.toUpperCase()}/news/tea.jpg`,
    'https://other.public.blob.vercel-storage.com/news/tea.jpg',
    `${STORE_HOST}/tea.jpg`,
    `${STORE_HOST}/private/tea.jpg`,
    `${STORE_HOST}/news/`,
    `${STORE_HOST}/news/../private/tea.jpg`,
    `${STORE_HOST}/news/%2e%2e/private/tea.jpg`,
    `${STORE_HOST}/news/..%2Fprivate/tea.jpg`,
    `${STORE_HOST}/news//tea.jpg`,
    `${STORE_HOST}/news%2F%2Ftea.jpg`,
    `${STORE_HOST}/news/%00.jpg`,
    `${STORE_HOST}/news/%E0%A4%A.jpg`,
    `${STORE_HOST}/news/tea.jpg?download=1`,
    `${STORE_HOST}/news/tea.jpg#x`,
    `${STORE_HOST}\\news\\tea.jpg`,
    ` ${STORE_HOST}/news/tea.jpg`,
    'javascript:alert(1)',
    'file:///etc/passwd',
    'http://169.254.169.254/latest/meta-data',
    `${STORE_HOST}/news/%2e%2e%2fprivate/tea.jpg`,
    `${STORE_HOST}/news/%252e%252e/private/tea.jpg`,
    `${STORE_HOST}/news/./tea.jpg`,
    `${STORE_HOST}/%6eews/tea.jpg`,
    `${STORE_HOST}/news/tea%5C..%5Cprivate.jpg`,
    `${STORE_HOST}/news/tea.jpg%3Fdownload=1`,
    `${STORE_HOST}/news/%E2%80%AEgpj.exe`,
    `${STORE_HOST}/news/${'a'.repeat(1000)}.jpg`,
    `${STORE_HOST}/news/${'a'.repeat(10_000)}.jpg`,
  ])('is rejected and not repeated in the response: %s', async (url) => {
    const { status, body, text } = await remove(url);
    expect([status, body.code]).toEqual([400, 'bad_request']);
    if (url) expect(text).not.toContain(url);
  });

  it.each([
    ['none', ''],
    ['the same twice', '?url=A&url=A'],
    ['a good one after a bad one', '?url=https://evil.example/x&url=A'],
    ['a good one before a bad one', '?url=A&url=https://evil.example/x'],
    ['one as a list', '?url[]=A'],
    ['one in capitals', '?URL=A'],
    ['a thousand', `?${'url=A&'.repeat(1000)}`],
  ])('is required exactly once, not %s', async (_, query) => {
    const path = `/api/blob-delete${query.replaceAll('A', `${STORE_HOST}/news/tea.jpg`)}`;
    expect((await site.asAdmin('DELETE', path)).status).toBe(400);
  });
});
