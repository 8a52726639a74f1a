import { beforeEach, describe, expect, it } from 'vitest';
import * as secondFactor from '../../src/staff/api/auth/secondFactor';
import { signedIn } from '../support/auth/staff';
import { session, uuid } from '../support/screens/builders';
import { answer, authError, interceptNetwork, row, rows, table } from '../support/screens/msw';

interceptNetwork();

/**
 * GoTrue's responses to the requests of a second factor, which the embedded backend does not
 * support.
 */

const FACTOR = uuid();
const withFactor = {
  email: 'admin@embassy.example',
  factors: [{ id: FACTOR, factor_type: 'totp' as const, status: 'verified' as const }],
};

describe('a second factor', () => {
  const challenge = (...responses: Parameters<typeof answer>[2][]) =>
    answer('post', `/auth/v1/factors/${FACTOR}/challenge`, ...responses);
  const check = (...responses: Parameters<typeof answer>[2][]) =>
    answer('post', `/auth/v1/factors/${FACTOR}/verify`, ...responses);
  let count = 0;
  const issued = () => row({ id: `challenge-${++count}`, type: 'totp', expires_at: Date.now() });
  const right = () => row(session({ ...withFactor, aal: 'aal2' }));
  const mismatch = () => authError(422, 'mfa_ip_address_mismatch');

  beforeEach(() => {
    window.localStorage.clear();
    count = 0;
    signedIn(withFactor);
    answer('get', '/auth/v1/user', () => row(session(withFactor).user));
  });

  it('is retried once with a new challenge if the IP address has changed in between', async () => {
    challenge(issued);
    const sent = check(mismatch, right);
    table('get', 'profiles', rows([{ role: 'writer', full_name: 'Daniel Mwangi' }]));
    expect(await secondFactor.signInWithCode(' 123456 ')).toMatchObject({
      data: { role: 'writer', fullName: 'Daniel Mwangi' },
    });
    expect(sent.map(({ body }) => body)).toMatchObject([
      { challenge_id: 'challenge-1', code: '123456' },
      { challenge_id: 'challenge-2', code: '123456' },
    ]);
  });

  it('is not retried twice', async () => {
    challenge(issued);
    const sent = check(mismatch);
    expect(await secondFactor.signInWithCode('123456')).toMatchObject({ code: 'wrongCode' });
    expect(sent).toHaveLength(2);
  });
});
