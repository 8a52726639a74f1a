import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, expect, inject, it } from 'vitest';
import { PASSWORD_MIN } from '../../../src/staff/forms/limits';
import { close, listen } from '../../support/site/listen';

/** `supabase config push`, with the real CLI and a mock of the Management API. */

const SITE = 'https://embassy.example';
const folder = await mkdtemp(join(tmpdir(), 'embassy-push-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Settings of a hosted project's GoTrue, with the names of the Management API. */
type AuthSettings = Record<string, string | number | boolean>;

/**
 * Mocks the part of api.supabase.com that `supabase config push` requests. It responds to a change
 * with the changed settings alone; the CLI expects the whole configuration and therefore exits with
 * an error after the change.
 */
const managementApi = (settings: AuthSettings) =>
  createServer(async (request, response) => {
    const { method = '', url = '' } = request;
    let body: object = {};
    if (url.endsWith('/billing/addons')) body = { selected_addons: [], available_addons: [] };
    if (url.startsWith('/v2/')) body = { data: { attributes: { auth: settings } } };
    if (method === 'PATCH' && url.endsWith('/config/auth')) {
      body = (await json(request)) as AuthSettings;
      Object.assign(settings, body);
    }
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(body));
  });

/** Runs the CLI for a fake project at a URL of the Management API; resolves also on failure. */
async function pushTo(url: string): Promise<void> {
  for (const part of ['config.toml', 'templates']) {
    await cp(join('supabase', part), join(folder, 'supabase', part), { recursive: true });
  }
  const profile = join(folder, 'profile.yml');
  const hosts = `api_url: ${url}\ndashboard_url: ${url}\nproject_host: 127.0.0.1`;
  await writeFile(profile, `name: rehearsal\n${hosts}`);
  const remote = `--remote=${'abcdefghij'.repeat(2)}`;
  const args = ['--profile', profile, 'config', 'push', '--yes', '--workdir', folder, remote];
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    SITE_ADDRESS: SITE,
    SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
    SUPABASE_NO_UPDATE_NOTIFIER: '1',
    SUPABASE_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
  };
  await new Promise<void>((done) => {
    execFile(inject('supabaseCli'), args, { cwd: folder, env, timeout: 60_000 }, () => done());
  });
}

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

it('supabase config push sets every setting and message that the site depends on, and no other', async () => {
  const different = Object.entries(REQUIRED_SETTINGS).map(([key, value]) => [
    key,
    differentValue(value),
  ]);
  const others = { external_phone_enabled: true, smtp_port: '465' };
  const settings: AuthSettings = {
    ...Object.fromEntries(different),
    ...others,
    mailer_subjects_recovery: 'Of Supabase',
  };
  const server = managementApi(settings);
  await pushTo(await listen(server));
  await close(server);
  expect(settings).toMatchObject({
    ...REQUIRED_SETTINGS,
    ...others,
    mailer_subjects_recovery: expect.stringMatching(/new password \/ .*новый пароль/),
    mailer_templates_recovery_content: await readFile('supabase/templates/recovery.html', 'utf8'),
  });
  // The message has the code and a link to the site; the other two have neither.
  const message = String(settings.mailer_templates_recovery_content);
  expect(message).toContain('{{ .Token }}');
  for (const name of ['magic_link', 'email_change'])
    expect(settings[`mailer_templates_${name}_content`]).not.toContain('{{');
});
