import { afterAll, beforeAll, vi } from 'vitest';
import { DEMO_ADMIN } from '../../../local/database/embedded';
import { env } from '../../../src/lib/env';
import type { Result } from '../../../src/lib/http/result';
import type { StaffMember } from '../../../src/staff/api/auth/auth';
import * as auth from '../../../src/staff/api/auth/auth';
import { type Backend, type Client, startBackend } from './backend';

/** Points services to a real database for a file's tests. The returned getter is valid in tests. */
export function withServices(): () => Backend {
  let backend: Backend;
  beforeAll(async () => {
    // supabase-js requires a WebSocket class, which Node before 22 does not have.
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

/**
 * Like `withServices`, with the services signed in as the demo admin; returns a separate client of
 * that admin, too.
 */
export function withStaff() {
  const backend = withServices();
  let client: Client | undefined;
  beforeAll(async () => {
    await signInAs();
    client = await backend().signIn(DEMO_ADMIN);
  });
  const admin = (): Client => {
    if (!client) throw new Error('the admin is not signed in yet');
    return client;
  };
  return { backend, admin };
}

/** Returns the data of a Result; throws for a failure, so that the test fails. */
export const dataOf = <T>(result: Result<T>): T => {
  if (!result.success) throw new Error(`${result.code}: ${String(result.cause)}`);
  return result.data;
};

/** Signs in as the demo admin, or as another account. */
export const signInAs = async ({ email, password } = DEMO_ADMIN): Promise<StaffMember> => {
  const member = dataOf(await auth.signIn({ identifier: email, password }));
  if (!member) throw new Error(`${email} has a second factor`);
  return member;
};
