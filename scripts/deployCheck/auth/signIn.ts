import { type Finding, fine, look, wrong } from '../finding.ts';
import { places } from '../places.ts';
import { codeOf, jsonOf, type Site, shown } from '../site.ts';

/** What is read of GoTrue's `GET /settings`. */
interface AuthSettings {
  external: { email?: boolean; phone?: boolean; anonymous_users?: boolean };
  disable_signup?: boolean;
  mailer_autoconfirm?: boolean;
  sms_provider?: string;
}

/** `.invalid` is reserved (RFC 2606): nobody has such an address, and no message can reach it. */
const NOBODY = 'deploy-check@deploy-check.invalid';

const switched = (what: string, right: boolean, place: string): Finding =>
  right ? fine(what) : wrong(`not so: ${what}`, place);

async function settings(site: Site): Promise<Finding[]> {
  const answer = await site.askApi('/auth/v1/settings');
  const { external, ...rest } = Object(jsonOf(answer)) as Partial<AuthSettings>;
  if (!external) {
    return [wrong(`/auth/v1/settings answers ${shown(answer)}`, places.supabaseUrl)];
  }
  const phone = external.phone
    ? `on, messages by ${rest.sms_provider || 'no provider'}`
    : 'off: staff sign in by e-mail alone';
  return [
    switched('sign-in by e-mail is on', external.email === true, places.emailProvider),
    switched('sign-up is off in the settings', rest.disable_signup === true, places.signUp),
    switched('anonymous sign-in is off', external.anonymous_users !== true, places.anonymous),
    switched(
      'addresses have to be confirmed before they count',
      rest.mailer_autoconfirm === false,
      places.confirmations,
    ),
    external.phone && !rest.sms_provider
      ? wrong(`sign-in by phone is ${phone}`, places.phoneProvider)
      : look(`sign-in by phone is ${phone}; as wanted?`, places.phoneProvider),
  ];
}

/** Codes of GoTrue that say which setting keeps everybody out. */
const REFUSALS: Record<string, string> = {
  email_provider_disabled: places.emailProvider,
  captcha_failed: places.captcha,
  over_request_rate_limit: places.rateLimits,
};

async function wrongPassword(site: Site): Promise<Finding> {
  const answer = await site.askApi('/auth/v1/token?grant_type=password', {
    method: 'POST',
    json: { email: NOBODY, password: 'no password of anybody' },
  });
  const code = codeOf(answer);
  if (answer.status === 400 && code === 'invalid_credentials') {
    return fine('a wrong password is refused as such, and for no other reason');
  }
  const place = REFUSALS[code] ?? places.emailProvider;
  return wrong(`a sign-in by e-mail is refused for another reason: ${shown(answer)}`, place);
}

/**
 * Asks for an account in a way that can never make one: without a password. GoTrue looks at
 * `disable_signup` first and at the password next, both before it touches its tables. The address must
 * not be left out: GoTrue would take that for an anonymous sign-in.
 */
async function signUp(site: Site): Promise<Finding> {
  const answer = await site.askApi('/auth/v1/signup', {
    method: 'POST',
    json: { email: NOBODY, password: '' },
  });
  const code = codeOf(answer);
  if (code === 'signup_disabled') return fine('nobody can sign up');
  if (answer.status < 300) {
    const made = `sign-up is open, and may have made the account ${NOBODY}: delete it`;
    return wrong(made, places.signUp);
  }
  const place = code === 'captcha_failed' ? places.captcha : places.signUp;
  return wrong(`sign-up is not closed: ${shown(answer)}`, place);
}

/** Sign-in and sign-up, as somebody without an account sees them. */
export const checkSignIn = async (site: Site): Promise<Finding[]> => [
  ...(await settings(site)),
  await wrongPassword(site),
  await signUp(site),
  look('no code for a new password was sent: ask for one once, and see it arrive', places.smtp),
];
