import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { PASSWORD_MIN } from '../../../src/staff/forms/limits';
import { type AuthSettings, startManagementApi } from './managementApi';

/**
 * `supabase config push` to a hosted project, with the real CLI and a mock of the Management API.
 */

const SITE = 'https://embassy.example';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'embassy-push-'));
  for (const part of ['config.toml', 'templates']) {
    await cp(join('supabase', part), join(folder, 'supabase', part), { recursive: true });
  }
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/**
 * Pushes the folder's config.toml to a project with the given settings; returns them afterwards.
 */
async function pushTo(before: AuthSettings): Promise<AuthSettings> {
  const api = await startManagementApi(before);
  const profile = join(folder, 'profile.yml');
  const hosts = { api_url: api.url, dashboard_url: api.url, project_host: '127.0.0.1' };
  const lines = Object.entries({ name: 'rehearsal', ...hosts }).map(([key, to]) => `${key}: ${to}`);
  await writeFile(profile, lines.join('\n'));
  const output = await runCli(['--profile', profile, 'config', 'push', '--yes']);
  await api.close();
  expect(api.changes, output).toHaveLength(1);
  return api.settings;
}

/** Runs the CLI in the folder for a fake project; resolves with its output, also on failure. */
const runCli = (args: string[]): Promise<string> =>
  new Promise((resolve) => {
    const env = {
      PATH: process.env.PATH,
      HOME: folder,
      SITE_ADDRESS: SITE,
      SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
      SUPABASE_NO_UPDATE_NOTIFIER: '1',
      SUPABASE_TELEMETRY_DISABLED: '1',
      DO_NOT_TRACK: '1',
    };
    execFile(
      inject('supabaseCli'),
      [...args, '--workdir', folder, `--remote=${'abcdefghij'.repeat(2)}`],
      { cwd: folder, env, timeout: 60_000 },
      (_, stdout, stderr) => resolve(stdout + stderr),
    );
  });

/** The settings of the project that the site depends on. */
const REQUIRED_SETTINGS: AuthSettings = {
  external_email_enabled: true,
  disable_signup: true,
  external_anonymous_users_enabled: false,
  mailer_autoconfirm: false,
  mfa_totp_enroll_enabled: true,
  mfa_totp_verify_enabled: true,
  rate_limit_otp: 30,
  rate_limit_verify: 30,
  rate_limit_token_refresh: 30,
  smtp_max_frequency: 60,
  site_url: SITE,
  uri_allow_list: '',
  password_min_length: PASSWORD_MIN,
  mailer_secure_email_change_enabled: true,
  security_update_password_require_reauthentication: true,
  security_update_password_require_current_password: true,
  refresh_token_rotation_enabled: true,
  security_refresh_token_reuse_interval: 10,
  sessions_timebox: 24,
  sessions_inactivity_timeout: 12,
  jwt_exp: 3600,
  mailer_otp_length: 10,
  mailer_otp_exp: 600,
};

const differentValue = (value: AuthSettings[string]): AuthSettings[string] => {
  if (typeof value === 'boolean') return !value;
  return typeof value === 'number' ? value + 1 : `${value}http://localhost:3000`;
};

describe('supabase config push', () => {
  it('sets every setting the site depends on, so that no default applies', async () => {
    const before = Object.entries(REQUIRED_SETTINGS).map(([key, value]) => [
      key,
      differentValue(value),
    ]);
    expect(await pushTo(Object.fromEntries(before))).toMatchObject(REQUIRED_SETTINGS);
  });

  it('leaves sign-in by e-mail enabled and settings outside the file unchanged', async () => {
    const before = { external_email_enabled: true, external_phone_enabled: true, smtp_port: '465' };
    expect(await pushTo(before)).toMatchObject(before);
  });

  it.each([['recovery', /new password \/ .*новый пароль/]])(
    'sets the message %s in both languages',
    async (name, subject) => {
      const after = await pushTo({ [`mailer_subjects_${name}`]: 'Of Supabase' });
      expect(after[`mailer_subjects_${name}`]).toMatch(subject);
      expect(after[`mailer_templates_${name}_content`]).toBe(
        await readFile(`supabase/templates/${name}.html`, 'utf8'),
      );
    },
  );
});
