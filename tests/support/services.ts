import { afterAll, beforeAll, vi } from 'vitest';
import { env } from '../../src/lib/env';
import type { Result } from '../../src/lib/http/result';
import * as auth from '../../src/services/auth/auth';
import { DEMO_ADMIN } from '../../supabase/embedded';
import { type Backend, type Client, startBackend } from './backend';

/**
 * Points the services of the site at a real database for the tests of a file, which mocks
 * `src/lib/env` with an empty object. Gives the database, once the tests run.
 */
export function withServices(): () => Backend {
  let backend: Backend;
  beforeAll(async () => {
    // Node before 22 has no WebSocket, which supabase-js wants to see.
    vi.stubGlobal('WebSocket', class {});
    backend = await startBackend();
    Object.assign(env, { supabaseUrl: backend.url, publishableKey: backend.publishableKey });
  }, 60_000);
  afterAll(async () => {
    await backend.close();
    vi.unstubAllGlobals();
  });
  return () => backend;
}

/** The same, with the services signed in as the demo admin, who has a client of their own, too. */
export function withStaff() {
  const backend = withServices();
  let client: Client | undefined;
  beforeAll(async () => {
    await signInAsAdmin();
    client = await backend().signIn(DEMO_ADMIN);
  });
  const admin = (): Client => {
    if (!client) throw new Error('the admin is not signed in yet');
    return client;
  };
  return { backend, admin };
}

/** The data of a result; a failure fails the test. */
export const dataOf = <T>(result: Result<T>): T => {
  if (!result.success) throw new Error(`${result.code}: ${String(result.cause)}`);
  return result.data;
};

/** Signs in as the demo admin. */
export const signInAsAdmin = async (): Promise<auth.Admin> =>
  dataOf(await auth.signIn({ identifier: DEMO_ADMIN.email, password: DEMO_ADMIN.password }));
