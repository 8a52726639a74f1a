import { HttpResponse } from 'msw';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkSignIn } from '../../../scripts/deployCheck/auth/signIn';
import { checkStaff } from '../../../scripts/deployCheck/staff/staff';
import { answering, authError, breakable, wrongIn } from './broken';
import { type Deployment, startDeployment } from './deployment';
import { SETTINGS } from './gotrue';

/** Projects whose sign-in is set otherwise, as GoTrue answers then (internal/api of supabase/auth). */

let deployment: Deployment;

breakable();
beforeAll(async () => {
  deployment = await startDeployment();
});
afterAll(() => deployment?.close());

const wrong = async () => wrongIn(await checkSignIn(deployment.site)).join('\n');

const settingsWith = (change: { external?: object; [name: string]: unknown }) =>
  answering('get', /^\/auth\/v1\/settings$/, () =>
    HttpResponse.json({
      ...SETTINGS,
      ...change,
      external: { ...SETTINGS.external, ...change.external },
    }),
  );

const passwordRefused = (status: number, code: string) =>
  answering('post', /^\/auth\/v1\/token/, () => authError(status, code));

it.each([400, 422])(
  'a project whose e-mail provider is off is named (%d), with [auth.email]',
  async (status) => {
    settingsWith({ external: { email: false } });
    passwordRefused(status, 'email_provider_disabled');
    const lines = await wrong();
    expect(lines).toContain(
      'not so: sign-in by e-mail is on → [auth.email] enabled in supabase/config.toml',
    );
    expect(lines).toContain(
      `a sign-in by e-mail is refused for another reason: ${status} email_provider_disabled → [auth.email]`,
    );
  },
);

it('a test admin who is kept out by that setting is not blamed', async () => {
  passwordRefused(422, 'email_provider_disabled');
  const lines = wrongIn(await checkStaff(deployment.site)).join('\n');
  expect(lines).toMatch(/the test admin: the sign-in was refused: .* → \[auth\.email\] enabled/);
});

it('an open sign-up is named, and no account is made by asking', async () => {
  settingsWith({ disable_signup: false });
  const made: unknown[] = [];
  answering('post', /^\/auth\/v1\/signup$/, async (request) => {
    const { email, password } = (await request.json()) as Record<string, string>;
    if (password && email) made.push(email);
    // Without an address GoTrue makes an anonymous account, where that is on.
    if (!email) made.push('anonymous');
    return password
      ? HttpResponse.json({ id: 'made' })
      : authError(400, 'validation_failed', 'Signup requires a valid password');
  });
  const lines = await wrong();
  expect(lines).toContain('not so: sign-up is off in the settings → [auth] enable_signup = false');
  expect(lines).toContain(
    'sign-up is not closed: 400 validation_failed → [auth] enable_signup = false',
  );
  expect(made).toEqual([]);
});

it('an account that was made all the same is named, so that it can be deleted', async () => {
  answering('post', /^\/auth\/v1\/signup$/, () => HttpResponse.json({ id: 'made' }));
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
])('settings %j are named', async (change, line) => {
  settingsWith(change);
  expect(await wrong()).toContain(line);
});

it('sign-in by phone with a provider is left to the administrator', async () => {
  settingsWith({ external: { phone: true }, sms_provider: 'twilio' });
  const findings = await checkSignIn(deployment.site);
  expect(wrongIn(findings)).toEqual([]);
  expect(findings.map(({ what }) => what)).toContain(
    'sign-in by phone is on, messages by twilio; as wanted?',
  );
});

it.each([
  ['captcha_failed', 'CAPTCHA off, because the site has none'],
  ['over_request_rate_limit', 'Authentication → Rate Limits'],
  ['unexpected_failure', '[auth.email] enabled'],
])('a sign-in refused with %s is named', async (code, place) => {
  passwordRefused(code === 'over_request_rate_limit' ? 429 : 400, code);
  expect(await wrong()).toMatch(new RegExp(`refused for another reason: \\d+ ${code} → .*`));
  expect(await wrong()).toContain(place);
});

it('something that is no sign-in service is named', async () => {
  answering('all', /^\/auth\/v1\//, () => new HttpResponse('<html></html>', { status: 200 }));
  expect(await wrong()).toContain('/auth/v1/settings answers 200 <html></html> → SUPABASE_URL');
});
