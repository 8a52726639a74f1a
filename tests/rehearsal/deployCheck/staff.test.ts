import { HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { siteOf } from '../../../scripts/deployCheck/site';
import { checkStaff } from '../../../scripts/deployCheck/staff/staff';
import { DEMO_ADMIN, DEMO_VISITOR } from '../../../supabase/embedded';
import {
  authError,
  fetchOriginal,
  intercept,
  interceptDeployment,
  modifyResponse,
  wrongLines,
} from './broken';
import { type Deployment, startDeployment } from './deployment';

/** Sites whose pages all exist, but on which staff cannot work. */

let deployment: Deployment;

interceptDeployment();
beforeAll(async () => {
  deployment = await startDeployment();
});
afterAll(() => deployment?.close());

const wrong = async (admin = DEMO_ADMIN) =>
  wrongLines(await checkStaff(siteOf({ ...deployment.settings, admin }))).join('\n');

describe('deploy check of uploads', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('reports a missing token of the store', async () => {
    vi.stubEnv('BLOB_READ_WRITE_TOKEN', '');
    expect(await wrong()).toMatch(
      /the function gives no token to upload with: 503 store_unavailable → BLOB_READ_WRITE_TOKEN \(Vercel → Storage/,
    );
  });

  it('reports a store that rejects the upload', async () => {
    vi.stubEnv('VERCEL_BLOB_API_URL', `${deployment.settings.site}/deploy-check`);
    vi.stubEnv('VERCEL_BLOB_RETRIES', '0');
    expect(await wrong()).toContain('the upload stopped: Vercel Blob:');
  });

  it('reports files that /media does not serve, and deletes its file', async () => {
    intercept('get', /^\/media\//, () => new HttpResponse('Not found', { status: 404 }));
    expect(await wrong()).toContain(
      'an uploaded file is served under /media: it answers 404 Not found',
    );
    expect(await deployment.files()).toEqual([]);
  });

  it('names its file when it cannot be deleted', async () => {
    intercept('delete', /^\/api\/blob-delete/, () =>
      HttpResponse.json({ success: false, code: 'unknown' }, { status: 502 }),
    );
    const lines = await wrong();
    expect(lines).toMatch(
      /the uploaded file is deleted: 502 unknown; https:\S+\/notices\/deploy-check-\w+\.pdf is left/,
    );
    expect(await deployment.files()).toHaveLength(1);
  });

  it('deletes files that an earlier check left behind', async () => {
    expect(await wrong()).toBe('');
    expect(await deployment.files()).toEqual([]);
  });
});

describe('deploy check of second factors', () => {
  it('reports that none can be enrolled and names [auth.mfa.totp]', async () => {
    intercept('post', /^\/auth\/v1\/factors$/, () =>
      authError(422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP'),
    );
    expect(await wrong()).toContain(
      'no authenticator app can be added: MFA enroll is disabled for TOTP (mfa_totp_enroll_not_enabled) → [auth.mfa.totp]',
    );
  });

  it('reports one that cannot be deleted, and deletes it in the next check', async () => {
    intercept('delete', /^\/auth\/v1\/factors\//, () => authError(500, 'unexpected_failure'));
    expect(await wrong()).toMatch(/the unverified factor [\w-]+ of the test admin is left/);
    const [id] = deployment.factors;
    const factor = {
      id,
      status: 'unverified',
      factor_type: 'totp',
      friendly_name: 'deploy-check x',
    };
    intercept('delete', /^\/auth\/v1\/factors\//, fetchOriginal);
    intercept('get', /^\/auth\/v1\/user$/, (request) =>
      modifyResponse(request, {
        text: (user) => JSON.stringify({ ...JSON.parse(user), factors: [factor] }),
      }),
    );
    expect(await wrong()).toBe('');
    expect(deployment.factors.size).toBe(0);
  });

  it('reports that codes cannot be verified', async () => {
    const factor = { id: 'f', status: 'verified', factor_type: 'totp' };
    intercept('post', /^\/auth\/v1\/token/, (request) =>
      modifyResponse(request, {
        text: (session) => {
          const { user, ...rest } = JSON.parse(session);
          return JSON.stringify({ ...rest, user: { ...user, factors: [factor] } });
        },
      }),
    );
    intercept('post', /^\/auth\/v1\/factors\/f\/challenge$/, () =>
      HttpResponse.json({ id: 'c', type: 'totp', expires_at: 9_999_999_999 }),
    );
    intercept('post', /^\/auth\/v1\/factors\/f\/verify$/, () =>
      authError(422, 'mfa_totp_verify_not_enabled', 'MFA verification is disabled for TOTP'),
    );
    expect(await wrong({ ...DEMO_ADMIN, code: '123456' } as never)).toContain(
      'the test admin: the code was refused: MFA verification is disabled for TOTP → [auth.mfa.totp]',
    );
    expect(await wrong()).toContain('the account has a second factor: set BACKUP_CODE');
  });
});

describe('deploy check of the test admin', () => {
  it.each([
    [
      'a wrong password',
      { ...DEMO_ADMIN, password: 'not the password' },
      'the sign-in was refused',
    ],
    ['no role', DEMO_VISITOR, 'is no admin of http://'],
  ])('reports %s and ends no other session', async (_, admin, line) => {
    const sessions = 'select count(*)::int as count from auth.sessions';
    const before = await deployment.sql(sessions);
    const lines = await wrong(admin);
    expect(lines).toContain(line);
    expect(lines).toContain('→ BACKUP_EMAIL, BACKUP_PASSWORD and BACKUP_CODE');
    expect(await deployment.sql(sessions)).toEqual(before);
  });

  it('reports sessions of another length', async () => {
    intercept('post', /^\/auth\/v1\/token/, (request) =>
      modifyResponse(request, {
        text: (session) => JSON.stringify({ ...JSON.parse(session), expires_in: 604_800 }),
      }),
    );
    expect(await wrong()).toContain(
      "a session's token lives 604800 seconds, not 3600 → [auth] jwt_expiry",
    );
  });
});
