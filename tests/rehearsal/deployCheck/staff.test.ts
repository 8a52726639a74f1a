import { HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { siteOf } from '../../../scripts/deployCheck/site';
import { checkStaff } from '../../../scripts/deployCheck/staff/staff';
import { DEMO_ADMIN, DEMO_VISITOR } from '../../../supabase/embedded';
import { altered, answering, authError, breakable, real, wrongIn } from './broken';
import { type Deployment, startDeployment } from './deployment';

/** Sites on which staff could not work, although every page is there. */

let deployment: Deployment;

breakable();
beforeAll(async () => {
  deployment = await startDeployment();
});
afterAll(() => deployment?.close());

const wrong = async (admin = DEMO_ADMIN) =>
  wrongIn(await checkStaff(siteOf({ ...deployment.settings, admin }))).join('\n');

describe('uploading', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('without the token of the store is named', async () => {
    vi.stubEnv('BLOB_READ_WRITE_TOKEN', '');
    expect(await wrong()).toMatch(
      /the function gives no token to upload with: 503 store_unavailable → BLOB_READ_WRITE_TOKEN \(Vercel → Storage/,
    );
  });

  it('to a store that refuses is named', async () => {
    vi.stubEnv('VERCEL_BLOB_API_URL', `${deployment.settings.site}/deploy-check`);
    vi.stubEnv('VERCEL_BLOB_RETRIES', '0');
    expect(await wrong()).toContain('the upload stopped: Vercel Blob:');
  });

  it('of what another store serves under /media is named, and undone', async () => {
    answering('get', /^\/media\//, () => new HttpResponse('Not found', { status: 404 }));
    expect(await wrong()).toContain(
      'an uploaded file is served under /media: it answers 404 Not found',
    );
    expect(await deployment.files()).toEqual([]);
  });

  it('of what cannot be deleted says that it is left', async () => {
    answering('delete', /^\/api\/blob-delete/, () =>
      HttpResponse.json({ success: false, code: 'unknown' }, { status: 502 }),
    );
    const lines = await wrong();
    expect(lines).toMatch(
      /the uploaded file is deleted: 502 unknown; https:\S+\/notices\/deploy-check-\w+\.pdf is left/,
    );
    expect(await deployment.files()).toHaveLength(1);
  });

  it('deletes what an earlier check has left', async () => {
    expect(await wrong()).toBe('');
    expect(await deployment.files()).toEqual([]);
  });
});

describe('the second factor', () => {
  it('that cannot be added is named, with [auth.mfa.totp]', async () => {
    answering('post', /^\/auth\/v1\/factors$/, () =>
      authError(422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP'),
    );
    expect(await wrong()).toContain(
      'no authenticator app can be added: MFA enroll is disabled for TOTP (mfa_totp_enroll_not_enabled) → [auth.mfa.totp]',
    );
  });

  it('that cannot be deleted again is named, and deleted by the next check', async () => {
    answering('delete', /^\/auth\/v1\/factors\//, () => authError(500, 'unexpected_failure'));
    expect(await wrong()).toMatch(/the unverified factor [\w-]+ of the test admin is left/);
    const [id] = deployment.factors;
    const factor = {
      id,
      status: 'unverified',
      factor_type: 'totp',
      friendly_name: 'deploy-check x',
    };
    answering('delete', /^\/auth\/v1\/factors\//, real);
    answering('get', /^\/auth\/v1\/user$/, (request) =>
      altered(request, {
        text: (user) => JSON.stringify({ ...JSON.parse(user), factors: [factor] }),
      }),
    );
    expect(await wrong()).toBe('');
    expect(deployment.factors.size).toBe(0);
  });

  it('whose codes are not looked at is named', async () => {
    const factor = { id: 'f', status: 'verified', factor_type: 'totp' };
    answering('post', /^\/auth\/v1\/token/, (request) =>
      altered(request, {
        text: (session) => {
          const { user, ...rest } = JSON.parse(session);
          return JSON.stringify({ ...rest, user: { ...user, factors: [factor] } });
        },
      }),
    );
    answering('post', /^\/auth\/v1\/factors\/f\/challenge$/, () =>
      HttpResponse.json({ id: 'c', type: 'totp', expires_at: 9_999_999_999 }),
    );
    answering('post', /^\/auth\/v1\/factors\/f\/verify$/, () =>
      authError(422, 'mfa_totp_verify_not_enabled', 'MFA verification is disabled for TOTP'),
    );
    expect(await wrong({ ...DEMO_ADMIN, code: '123456' } as never)).toContain(
      'the test admin: the code was refused: MFA verification is disabled for TOTP → [auth.mfa.totp]',
    );
    expect(await wrong()).toContain('the account has a second factor: set BACKUP_CODE');
  });
});

describe('the test admin', () => {
  it.each([
    [
      'a wrong password',
      { ...DEMO_ADMIN, password: 'not the password' },
      'the sign-in was refused',
    ],
    ['no role', DEMO_VISITOR, 'is no admin of http://'],
  ])('with %s is named, and ends no session of others', async (_, admin, line) => {
    const sessions = 'select count(*)::int as count from auth.sessions';
    const before = await deployment.sql(sessions);
    const lines = await wrong(admin);
    expect(lines).toContain(line);
    expect(lines).toContain('→ BACKUP_EMAIL, BACKUP_PASSWORD and BACKUP_CODE');
    expect(await deployment.sql(sessions)).toEqual(before);
  });

  it('with sessions of another length is named', async () => {
    answering('post', /^\/auth\/v1\/token/, (request) =>
      altered(request, {
        text: (session) => JSON.stringify({ ...JSON.parse(session), expires_in: 604_800 }),
      }),
    );
    expect(await wrong()).toContain(
      "a session's token lives 604800 seconds, not 3600 → [auth] jwt_expiry",
    );
  });
});
