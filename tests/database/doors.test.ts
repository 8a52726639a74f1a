// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ADMIN } from '../../supabase/embedded';
import { type Backend, startBackend } from '../support/backend';
import { token, unsigned } from '../support/tokens';

/** The ways into the database: keys, sign-in, sign-up, and what is not reachable at all. */

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
});

afterAll(() => backend?.close());

const ask = (path: string, headers: Record<string, string>) =>
  fetch(`${backend.url}${path}`, { headers });

describe('the publishable key', () => {
  it.each([
    ['no key', {}],
    ['a wrong key', { apikey: 'sb_publishable_other' }],
    ['a key in the wrong place', { authorization: 'Bearer sb_publishable_for_tests' }],
  ])('with %s every request is refused', async (_, headers) => {
    const news = await ask('/rest/v1/news?select=id', headers);
    const user = await ask('/auth/v1/user', headers);
    expect([news.status, user.status]).toEqual([401, 401]);
  });

  it('with the right key the public list is served', async () => {
    const answer = await ask('/rest/v1/news?select=id', { apikey: backend.publishableKey });
    expect(answer.status).toBe(200);
  });
});

describe('forged tokens', () => {
  const claims = {
    sub: '00000000-0000-4000-8000-000000000001',
    exp: Math.floor(Date.now() / 1000) + 3600,
  };
  it.each([
    [
      'signed with another secret',
      token({ alg: 'HS256' }, { ...claims, role: 'authenticated' }, 'x'),
    ],
    ['for the service role', token({ alg: 'HS256' }, { ...claims, role: 'service_role' }, 'x')],
    ['without a signature', unsigned({ ...claims, role: 'authenticated' })],
    ['that is no token', 'garbage'],
  ])('one %s opens no more than no token at all', async (_, forged) => {
    const headers = { apikey: backend.publishableKey, authorization: `Bearer ${forged}` };
    expect((await ask('/rest/v1/profiles?select=id', headers)).status).toBe(401);
    const drafts = await ask('/rest/v1/news?select=id&status=eq.draft', headers);
    expect(drafts.ok ? await drafts.json() : []).toEqual([]);
  });
});

describe('signing in and up', () => {
  it('the demo admin signs in and may be recognised as an admin', async () => {
    const client = await backend.signIn(DEMO_ADMIN);
    const { data } = await client.from('profiles').select('role').throwOnError();
    expect(data).toEqual([{ role: 'admin' }]);
  });

  it.each([
    ['a wrong password', { ...DEMO_ADMIN, password: 'not-the-password' }],
    ['an unknown address', { email: 'nobody@embassy.example', password: DEMO_ADMIN.password }],
  ])('%s is refused with the same answer', async (_, user) => {
    const { error } = await backend.visitor().auth.signInWithPassword(user);
    expect(error?.code).toBe('invalid_credentials');
  });

  it('nobody signs up', async () => {
    const { auth } = backend.visitor();
    const byEmail = await auth.signUp({
      email: 'new@embassy.example',
      password: 'a-long-password',
    });
    const anonymous = await auth.signInAnonymously();
    expect([byEmail.error?.code, byEmail.data.user]).toEqual(['signup_disabled', null]);
    expect(anonymous.error?.status).toBeGreaterThanOrEqual(400);
  });

  it('a password under twelve characters is refused', async () => {
    const client = await backend.signIn(DEMO_ADMIN);
    const { error } = await client.auth.updateUser({ password: 'short-one' });
    expect(error?.code).toBe('weak_password');
  });

  it('a session is renewed, and ends with signing out', async () => {
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

describe('what is not on the network', () => {
  it('helper functions cannot be called', async () => {
    const client = await backend.signIn(DEMO_ADMIN);
    const { error } = await client.rpc('is_admin' as never);
    expect(error?.code).toBe('PGRST202');
  });

  it.each(['private', 'auth'])('the schema %s is not served', async (schema) => {
    const headers = { apikey: backend.publishableKey, 'accept-profile': schema };
    expect((await ask('/rest/v1/users?select=*', headers)).status).toBe(406);
  });

  it('neither the schema description nor the tool’s own pages are served', async () => {
    const headers = { apikey: backend.publishableKey };
    expect((await ask('/rest/v1/', headers)).status).toBe(403);
    expect((await ask('/_system/info', headers)).status).toBe(404);
  });
});
