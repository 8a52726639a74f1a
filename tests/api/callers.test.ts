import { afterAll, describe, expect, it } from 'vitest';
import { DEMO_VISITOR, DEMO_WRITER } from '../../local/database/embedded';
import { call, STORE_HOST, startAdminCalls, tokenRequest } from '../support/store/files';

/** Authorization of the function with real sessions on a real database. */

const site = await startAdminCalls();
afterAll(() => site.close());

const admin = site.token;
const { bearer: visitor } = await site.backend.sessionOf(DEMO_VISITOR);
const { bearer: writer } = await site.backend.sessionOf(DEMO_WRITER);

const CALLS: [string, string, object][] = [
  ['POST', '/api/blob-upload', { body: tokenRequest('news/tea.jpg') }],
  ['DELETE', `/api/blob-delete?url=${STORE_HOST}/news/kept.jpg`, {}],
  ['GET', '/api/blob-list', {}],
];

describe.each(CALLS)('authorization of %s %s', (method, path, rest) => {
  it('allows a writer', async () => {
    const { status, body, headers } = await call(method, path, { token: writer, ...rest });
    expect([status, body.success]).toEqual([200, true]);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('rejects a request without a token', async () => {
    const { status, body, headers } = await call(method, path, rest);
    expect([status, body]).toEqual([
      401,
      {
        success: false,
        code: 'not_signed_in',
        error: 'Your session has expired. Please sign in again.',
      },
    ]);
    expect(headers.get('www-authenticate')).toBe('Bearer');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('rejects a user without a role', async () => {
    const { status, body } = await call(method, path, { token: visitor, ...rest });
    expect([status, body.code]).toEqual([403, 'not_staff']);
  });

  it('rejects every other method and lists its own in Allow', async () => {
    for (const other of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']) {
      if (other === method) continue;
      const response = await call(other, path, { token: admin });
      expect([other, response.status, response.headers.get('allow')]).toEqual([other, 405, method]);
    }
  });
});

it.each([
  ['with a forged signature', `${admin.slice(0, -8)}AAAAAAAA`],
  ['that is the publishable key', site.backend.publishableKey],
  ['that ends in another line', 'a b'],
])('authorization rejects a token %s', async (_, token) => {
  expect((await call('GET', '/api/blob-list', { token })).status).toBe(401);
});

it('/api/blob without a rewrite dispatches by the method', async () => {
  const { status, body } = await call('GET', '/api/blob', { token: admin });
  expect([status, body.success]).toEqual([200, true]);
  const wrong = await call('PUT', '/api/blob', { token: admin });
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST, DELETE, GET']);
});
