import { expect, inject } from 'vitest';
import { DEMO_ADMIN, type DemoUser } from '../../../supabase/embedded';
import { siteOfWorker } from './siteOfWorker';

const headers = () => ({ apikey: inject('publishableKey'), 'content-type': 'application/json' });

/** The latest session of each account in this test file, as JSON text. */
const sessions = new Map<string, string>();

/** Whether GoTrue still has the session, which a test may have ended. */
async function isCurrent(session: string): Promise<boolean> {
  const authorization = `Bearer ${JSON.parse(session).access_token}`;
  const url = `${siteOfWorker()}/auth/v1/user`;
  return (await fetch(url, { headers: { ...headers(), authorization } })).ok;
}

/** Returns a session of a demo account as JSON text; the tests of a file share it. */
export async function sessionOf(user: DemoUser): Promise<string> {
  const known = sessions.get(user.email);
  if (known && (await isCurrent(known))) return known;
  const session = await signIn(user);
  sessions.set(user.email, session);
  return session;
}

async function signIn(user: DemoUser): Promise<string> {
  const response = await fetch(`${siteOfWorker()}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: headers(),
    body: JSON.stringify(user),
  });
  const session = await response.text();
  expect(response.status, session).toBe(200);
  return session;
}

/** Returns a function that sends a request to PostgREST with the rights of the demo admin and expects success. */
export async function adminRest() {
  const { access_token } = JSON.parse(await sessionOf(DEMO_ADMIN));
  return async (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) => {
    const response = await fetch(`${siteOfWorker()}/rest/v1/${path}`, {
      method,
      headers: { ...headers(), authorization: `Bearer ${access_token}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(response.ok, await response.text()).toBe(true);
  };
}
