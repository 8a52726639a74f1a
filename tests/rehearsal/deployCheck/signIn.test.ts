import { HttpResponse } from 'msw';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkSignIn } from '../../../scripts/deployCheck/auth/signIn';
import { checkStaff } from '../../../scripts/deployCheck/staff/staff';
import { authError, intercept, interceptDeployment, wrongLines } from './broken';
import { type Deployment, startDeployment } from './deployment';
import { SETTINGS } from './gotrue';

/**
 * Projects with other sign-in settings, with the responses of GoTrue (internal/api of
 * supabase/auth).
 */

let deployment: Deployment;

interceptDeployment();
beforeAll(async () => {
  deployment = await startDeployment();
});
afterAll(() => deployment?.close());

const wrong = async () => wrongLines(await checkSignIn(deployment.site)).join('\n');

const settingsWith = (change: { external?: object; [name: string]: unknown }) =>
  intercept('get', /^\/auth\/v1\/settings$/, () =>
    HttpResponse.json({
      ...SETTINGS,
      ...change,
      external: { ...SETTINGS.external, ...change.external },
    }),
  );

const rejectPassword = (status: number, code: string) =>
  intercept('post', /^\/auth\/v1\/token/, () => authError(status, code));

it.each([400, 422])(
  'deploy check reports a disabled e-mail provider (%d) and names [auth.email]',
  async (status) => {
    settingsWith({ external: { email: false } });
    rejectPassword(status, 'email_provider_disabled');
    const lines = await wrong();
    expect(lines).toContain(
      'not so: sign-in by e-mail is on → [auth.email] enabled in supabase/config.toml',
    );
    expect(lines).toContain(
      `a sign-in by e-mail is refused for another reason: ${status} email_provider_disabled → [auth.email]`,
    );
  },
);

it('deploy check does not blame the test admin for a disabled e-mail provider', async () => {
  rejectPassword(422, 'email_provider_disabled');
  const lines = wrongLines(await checkStaff(deployment.site)).join('\n');
  expect(lines).toMatch(/the test admin: the sign-in was refused: .* → \[auth\.email\] enabled/);
});

it('deploy check reports an open sign-up without creating an account', async () => {
  settingsWith({ disable_signup: false });
  const createdAccounts: unknown[] = [];
  intercept('post', /^\/auth\/v1\/signup$/, async (request) => {
    const { email, password } = (await request.json()) as Record<string, string>;
    if (password && email) createdAccounts.push(email);
    // Without an e-mail GoTrue creates an anonymous account where that is enabled.
    if (!email) createdAccounts.push('anonymous');
    return password
      ? HttpResponse.json({ id: 'made' })
      : authError(400, 'validation_failed', 'Signup requires a valid password');
  });
  const lines = await wrong();
  expect(lines).toContain('not so: sign-up is off in the settings → [auth] enable_signup = false');
  expect(lines).toContain(
    'sign-up is not closed: 400 validation_failed → [auth] enable_signup = false',
  );
  expect(createdAccounts).toEqual([]);
});

it('deploy check names an account that GoTrue created all the same', async () => {
  intercept('post', /^\/auth\/v1\/signup$/, () => HttpResponse.json({ id: 'made' }));
  expect(await wrong()).toContain(
    'sign-up is open, and may have made the account deploy-check@deploy-check.invalid: delete it',
  );
});

it.each([
  [
    { external: { anonymous_users: true } },
    'not so: anonymous sign-in is off → [auth] enable_anonymous_sign_ins',
  ],
  [
    { mailer_autoconfirm: true },
    'not so: addresses have to be confirmed before they count → [auth.email] enable_confirmations',
  ],
  [
    { external: { phone: true } },
    'sign-in by phone is on, messages by no provider → Supabase → Authentication',
  ],
  [{ external: undefined }, ''],
])('deploy check reports the settings %j', async (change, line) => {
  settingsWith(change);
  expect(await wrong()).toContain(line);
});

it('deploy check leaves sign-in by phone with a provider to the administrator', async () => {
  settingsWith({ external: { phone: true }, sms_provider: 'twilio' });
  const findings = await checkSignIn(deployment.site);
  expect(wrongLines(findings)).toEqual([]);
  expect(findings.map(({ what }) => what)).toContain(
    'sign-in by phone is on, messages by twilio; as wanted?',
  );
});

it.each([
  ['captcha_failed', 'CAPTCHA off, because the site has none'],
  ['over_request_rate_limit', 'Authentication → Rate Limits'],
  ['unexpected_failure', '[auth.email] enabled'],
])('deploy check reports a sign-in rejected with %s', async (code, place) => {
  rejectPassword(code === 'over_request_rate_limit' ? 429 : 400, code);
  expect(await wrong()).toMatch(new RegExp(`refused for another reason: \\d+ ${code} → .*`));
  expect(await wrong()).toContain(place);
});

it('deploy check reports a rewrite of /auth/v1 that does not lead to GoTrue', async () => {
  intercept('all', /^\/auth\/v1\//, () => new HttpResponse('<html></html>', { status: 200 }));
  expect(await wrong()).toContain('/auth/v1/settings answers 200 <html></html> → SUPABASE_URL');
});
