import { afterAll, describe, expect, it } from 'vitest';
import { startBackend } from '../support/database/backend';

/** API access to the database: keys, sign-in, sign-up, and what is not exposed. */

const backend = await startBackend();
afterAll(() => backend.close());

const send = (path: string, headers: Record<string, string>) =>
  fetch(`${backend.url}${path}`, { headers });

describe('the publishable key', () => {
  it.each([
    ['no key', {}],
    ['a wrong key', { apikey: 'sb_publishable_other' }],
    ['a key in the wrong place', { authorization: 'Bearer sb_publishable_of_the_tests' }],
  ])('is required: with %s every request is rejected', async (_, headers) => {
    const news = await send('/rest/v1/news?select=id', headers);
    const user = await send('/auth/v1/user', headers);
    expect([news.status, user.status]).toEqual([401, 401]);
  });

  it('gives access to the public list', async () => {
    const response = await send('/rest/v1/news?select=id', { apikey: backend.publishableKey });
    expect(response.status).toBe(200);
  });
});

describe('sign-in and sign-up', () => {
  it('reject every sign-up', async () => {
    const { auth } = backend.visitor();
    const byEmail = await auth.signUp({
      email: 'new@embassy.example',
      password: 'a-long-password',
    });
    const anonymous = await auth.signInAnonymously();
    expect([byEmail.error?.code, byEmail.data.user]).toEqual(['signup_disabled', null]);
    expect(anonymous.error?.status).toBeGreaterThanOrEqual(400);
  });
});

describe('the network API', () => {
  it('serves neither the schema description nor the pages of @supabase/lite', async () => {
    const headers = { apikey: backend.publishableKey };
    expect((await send('/rest/v1/', headers)).status).toBe(403);
    expect((await send('/_system/info', headers)).status).toBe(404);
  });
});
