import { expect, inject } from 'vitest';
import { DEMO_ADMIN, type DemoUser } from '../../../local/database/embedded';
import { siteOfWorker } from './siteOfWorker';

const headers = () => ({ apikey: inject('publishableKey'), 'content-type': 'application/json' });

/** The latest sessions in this test file, as JSON text. */
const known = new Map<DemoUser, string>();

/** Whether GoTrue still has the session, which a test may have ended. */
async function isCurrent(session: string): Promise<boolean> {
  const authorization = `Bearer ${JSON.parse(session).access_token}`;
  const url = `${siteOfWorker()}/auth/v1/user`;
  return (await fetch(url, { headers: { ...headers(), authorization } })).ok;
}

/** Returns a session of a demo account as JSON text; the tests of a file share it. */
export async function sessionOf(user: DemoUser): Promise<string> {
  const earlier = known.get(user);
  if (earlier && (await isCurrent(earlier))) return earlier;
  const response = await fetch(`${siteOfWorker()}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: headers(),
    body: JSON.stringify(user),
  });
  const session = await response.text();
  expect(response.status, session).toBe(200);
  known.set(user, session);
  return session;
}

/** Returns a function that sends a request to PostgREST as an account, and returns the rows. */
export async function restOf(user: DemoUser) {
  const { access_token } = JSON.parse(await sessionOf(user));
  return async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) => {
    const response = await fetch(`${siteOfWorker()}/rest/v1/${path}`, {
      method,
      headers: {
        ...headers(),
        authorization: `Bearer ${access_token}`,
        prefer: 'return=representation',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    expect(response.ok, text).toBe(true);
    return JSON.parse(text);
  };
}

export const adminRest = () => restOf(DEMO_ADMIN);
