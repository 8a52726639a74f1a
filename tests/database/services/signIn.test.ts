import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as auth from '../../../src/staff/data/auth/auth';
import { DEMO_ADMIN } from '../../../supabase/embedded';
import { withServices } from '../../support/database/services';

vi.mock('../../../src/lib/env', () => ({ env: {} }));

/** What the sign-in reveals to an attacker who guesses accounts, with the embedded GoTrue. */
withServices();

let requests: string[] = [];
let responses: string[] = [];

beforeEach(() => {
  const real = fetch;
  requests = [];
  responses = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await real(input, init);
    requests.push(`${init?.method ?? 'GET'} ${new URL(String(input)).pathname}`);
    responses.push(`${response.status} ${await response.clone().text()}`);
    return response;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function attempt(identifier: string, password: string) {
  requests = [];
  responses = [];
  const result = await auth.signIn({ identifier, password });
  const { error, advice, code } = { error: '', advice: '', code: '', ...result };
  return { success: result.success, error, advice, code, requests, answers: responses };
}

it('the sign-in responds alike to an unknown user and a wrong password: status, texts, number of requests', async () => {
  const unknown = await attempt('nobody@embassy.example', 'a wrong password');
  const wrong = await attempt(DEMO_ADMIN.email, 'a wrong password');
  expect(unknown).toEqual(wrong);
  expect(wrong).toMatchObject({
    success: false,
    code: 'invalidCredentials',
    requests: ['POST /auth/v1/token'],
  });
  expect(wrong.answers[0]).toMatch(/^400 .*invalid_credentials/);
});
