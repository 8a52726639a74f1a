// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ADMIN, DEMO_VISITOR, DEMO_WRITER } from '../../supabase/embedded';
import { claimsOf } from '../support/auth/tokens';
import { type Backend, startBackend } from '../support/database/backend';

/** API access to the database: keys, sign-in, sign-up, and what is not exposed. */

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
});

afterAll(() => backend?.close());

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
  it.each([
    ['admin', DEMO_ADMIN],
    ['writer', DEMO_WRITER],
  ])('give the demo %s a session with that role', async (role, user) => {
    const client = await backend.signIn(user);
    const { data } = await client.auth.getUser();
    const own = client
      .from('profiles')
      .select('role')
      .eq('id', data.user?.id ?? '');
    expect((await own.throwOnError()).data).toEqual([{ role }]);
  });

  it.each([
    ['a wrong password', { ...DEMO_ADMIN, password: 'not-the-password' }],
    ['an unknown address', { email: 'nobody@embassy.example', password: DEMO_ADMIN.password }],
  ])('reject %s with the same response', async (_, user) => {
    const { error } = await backend.visitor().auth.signInWithPassword(user);
    expect(error?.code).toBe('invalid_credentials');
  });

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

  it('reject a password of under twelve characters', async () => {
    const client = await backend.signIn(DEMO_ADMIN);
    const { error } = await client.auth.updateUser({ password: 'short-one' });
    expect(error?.code).toBe('weak_password');
  });

  it('refresh a session until it is signed out', async () => {
    const client = await backend.signIn(DEMO_ADMIN);
    const renewed = await client.auth.refreshSession();
    expect(renewed.error).toBeNull();
    expect(renewed.data.session?.expires_in).toBe(3600);
    const refreshToken = renewed.data.session?.refresh_token ?? '';
    await client.auth.signOut();
    const again = await backend.visitor().auth.refreshSession({ refresh_token: refreshToken });
    expect(again.error?.status).toBe(400);
  });
});

describe('an account', () => {
  it('gains no rights from what its owner writes into it', async () => {
    const client = await backend.signIn(DEMO_VISITOR);
    const { data } = await client.auth.getSession();
    const wanted = { role: 'service_role', app_metadata: { role: 'admin' } };
    const response = await fetch(`${backend.url}/auth/v1/user`, {
      method: 'PUT',
      headers: {
        apikey: backend.publishableKey,
        authorization: `Bearer ${data.session?.access_token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ ...wanted, data: { role: 'admin' } }),
    });
    await response.text();
    const again = await backend.signIn(DEMO_VISITOR);
    const renewed = await again.auth.getSession();
    expect(claimsOf(renewed.data.session?.access_token ?? '')).toMatchObject({
      role: 'authenticated',
    });
    expect(renewed.data.session?.user.app_metadata.role).toBeUndefined();
    expect((await again.from('profiles').select('role').throwOnError()).data).toEqual([
      { role: null },
    ]);
    const article = { title: 'Forged', content: 'Text' };
    expect((await again.from('news').insert(article)).error?.code).toBe('42501');
  });

  it('cannot be managed over the network, not even by an admin', async () => {
    const admin = await backend.signIn(DEMO_ADMIN);
    const { data } = await admin.auth.getSession();
    const authorization = `Bearer ${data.session?.access_token}`;
    const other = 'admin/users/00000000-0000-4000-8000-000000000002';
    const attempts = ['GET admin/users', `GET ${other}`, `DELETE ${other}`, `PUT ${other}`];
    for (const attempt of [...attempts, 'POST admin/users', 'POST invite']) {
      const [method, path] = attempt.split(' ');
      const headers = { apikey: backend.publishableKey, authorization };
      const response = await fetch(`${backend.url}/auth/v1/${path}`, { method, headers });
      // For unknown paths the embedded backend returns an HTML page.
      if (method !== 'GET') expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('@embassy.example');
    }
    await backend.signIn(DEMO_VISITOR);
  });
});

describe('the network API', () => {
  it('serves neither the schema description nor the pages of @supabase/lite', async () => {
    const headers = { apikey: backend.publishableKey };
    expect((await send('/rest/v1/', headers)).status).toBe(403);
    expect((await send('/_system/info', headers)).status).toBe(404);
  });
});
