import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEMO_ADMIN } from '../../../local/database/embedded';
import * as account from '../../../src/staff/api/auth/account';
import * as auth from '../../../src/staff/api/auth/auth';
import { withServices } from '../../support/database/services';

/** Passwords and sign-in on the embedded GoTrue, which prints its messages to the console. */
const backend = withServices();
const messages: string[] = [];

beforeAll(() => {
  vi.spyOn(console, 'info').mockImplementation((text: string) => void messages.push(text));
});

afterAll(() => vi.restoreAllMocks());

const { email } = DEMO_ADMIN;
const lastCode = (): string => messages.at(-1)?.match(/code: (\d{10})\b/)?.[1] ?? '';
const signIn = (password: string) => auth.signIn({ identifier: email, password });

/** The password at the beginning of a test. */
let known = '';
let count = 0;

beforeEach(async () => {
  count += 1;
  known = `known password ${count}`;
  await account.sendResetCode(email);
  await account.verifyResetCode(email, lastCode());
  expect(await account.resetPassword(known, '')).toMatchObject({ success: true });
});

describe('a new password', () => {
  it('is set with the code of the message, which works once', async () => {
    expect(await account.sendResetCode(email)).toMatchObject({ success: true });
    const code = lastCode();
    expect(await account.verifyResetCode(email, code)).toMatchObject({ success: true });
    const member = await account.resetPassword('another password', '');
    expect(member).toMatchObject({ data: { email } });
    expect(await account.verifyResetCode(email, code)).toMatchObject({ code: 'wrongCode' });
    expect(await signIn(known)).toMatchObject({ code: 'invalidCredentials' });
    expect(await signIn('another password')).toMatchObject({ success: true });
  });

  it('is not sent to an unknown address, and the response is the same', async () => {
    const before = messages.length;
    expect(await account.sendResetCode('nobody@embassy.example')).toMatchObject({ success: true });
    expect(messages).toHaveLength(before);
  });

  it('ends the sessions on other devices', async () => {
    const other = await backend().signIn({ email, password: known });
    await signIn(known);
    expect(await account.changePassword(known, 'another password')).toMatchObject({
      success: true,
    });
    expect((await other.auth.refreshSession()).error).not.toBeNull();
    expect(await auth.currentStaffMember()).toMatchObject({ data: { email } });
  });

  it.each([
    ['invalidCredentials', () => 'not the present one', () => 'another password'],
    ['weakPassword', () => known, () => 'short'],
  ])('is rejected as %s', async (code, current, fresh) => {
    await signIn(known);
    expect(await account.changePassword(current(), fresh())).toMatchObject({ code });
  });
});

describe('a sign-in', () => {
  async function attempt(identifier: string) {
    const [requests, answers]: [string[], string[]] = [[], []];
    const real = fetch;
    const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const response = await real(input, init);
      requests.push(`${init?.method ?? 'GET'} ${new URL(String(input)).pathname}`);
      answers.push(`${response.status} ${await response.clone().text()}`);
      return response;
    });
    const result = await auth.signIn({ identifier, password: 'a wrong password' });
    spy.mockRestore();
    return { ...result, cause: undefined, requests, answers };
  }

  it('responds alike to an unknown user and a wrong password: status, texts, number of requests', async () => {
    const wrong = await attempt(email);
    expect(await attempt('nobody@embassy.example')).toEqual(wrong);
    expect(wrong).toMatchObject({
      success: false,
      code: 'invalidCredentials',
      requests: ['POST /auth/v1/token'],
      answers: [expect.stringMatching(/^400 .*invalid_credentials/)],
    });
  });
});
