import { afterAll, beforeAll, vi } from 'vitest';
import { DEMO_ADMIN } from '../../../local/database/embedded';
import { env } from '../../../src/lib/env';
import type { Result } from '../../../src/lib/http/result';
import type { StaffMember } from '../../../src/staff/api/auth/auth';
import * as auth from '../../../src/staff/api/auth/auth';
import { type Backend, type Client, startBackend } from './backend';

/**
 * Points the services to a real database for a file's tests, signed in as the demo admin. The
 * returned backend and a separate client of that admin are valid in tests.
 */
export function withStaff() {
  let backend: Backend;
  let client: Client;
  beforeAll(async () => {
    // supabase-js requires a WebSocket class, which Node before 22 does not have.
    vi.stubGlobal('WebSocket', class {});
    backend = await startBackend();
    Object.assign(env, { supabaseUrl: backend.url, publishableKey: backend.publishableKey });
    await signInAs();
    client = await backend.signIn(DEMO_ADMIN);
  }, 60_000);
  afterAll(async () => {
    await backend.close();
    vi.unstubAllGlobals();
  });
  return { backend: () => backend, admin: () => client };
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
