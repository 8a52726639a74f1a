import { type Finding, fine, look, wrong } from '../finding.ts';
import { places } from '../places.ts';
import { codeOf, jsonOf, type Site, shown } from '../site.ts';

/** The properties of GoTrue's `GET /settings` that the check reads. */
interface AuthSettings {
  external: { email?: boolean; phone?: boolean; anonymous_users?: boolean };
  disable_signup?: boolean;
  mailer_autoconfirm?: boolean;
  sms_provider?: string;
}

/** No mailbox can have this e-mail address, because the domain `.invalid` is reserved (RFC 2606). */
const UNKNOWN_EMAIL = 'deploy-check@deploy-check.invalid';

const switched = (what: string, right: boolean, place: string): Finding =>
  right ? fine(what) : wrong(`not so: ${what}`, place);

async function settings(site: Site): Promise<Finding[]> {
  const response = await site.requestApi('/auth/v1/settings');
  const { external, ...rest } = Object(jsonOf(response)) as Partial<AuthSettings>;
  if (!external) {
    return [wrong(`/auth/v1/settings answers ${shown(response)}`, places.supabaseUrl)];
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

/** Where to change the setting that an error code of GoTrue points to. */
const PLACES_BY_CODE: Record<string, string> = {
  email_provider_disabled: places.emailProvider,
  captcha_failed: places.captcha,
  over_request_rate_limit: places.rateLimits,
};

async function wrongPassword(site: Site): Promise<Finding> {
  const response = await site.requestApi('/auth/v1/token?grant_type=password', {
    method: 'POST',
    json: { email: UNKNOWN_EMAIL, password: 'no password of anybody' },
  });
  const code = codeOf(response);
  if (response.status === 400 && code === 'invalid_credentials') {
    return fine('a wrong password is refused as such, and for no other reason');
  }
  const place = PLACES_BY_CODE[code] ?? places.emailProvider;
  return wrong(`a sign-in by e-mail is refused for another reason: ${shown(response)}`, place);
}

/**
 * Requests an account without a password, which can never create one: GoTrue checks `disable_signup` first and
 * the password next, both before it writes to its tables. The e-mail address is required, because GoTrue would
 * treat the request as an anonymous sign-in.
 */
async function signUp(site: Site): Promise<Finding> {
  const response = await site.requestApi('/auth/v1/signup', {
    method: 'POST',
    json: { email: UNKNOWN_EMAIL, password: '' },
  });
  const code = codeOf(response);
  if (code === 'signup_disabled') return fine('nobody can sign up');
  if (response.status < 300) {
    const message = `sign-up is open, and may have made the account ${UNKNOWN_EMAIL}: delete it`;
    return wrong(message, places.signUp);
  }
  const place = code === 'captcha_failed' ? places.captcha : places.signUp;
  return wrong(`sign-up is not closed: ${shown(response)}`, place);
}

/**
 * Checks the sign-in settings of a deployment, that a wrong password is rejected and that sign-up is
 * closed (R7.2), with requests of a client without an account, and returns the findings. Rejects when no
 * response comes within 20 s.
 */
export const checkSignIn = async (site: Site): Promise<Finding[]> => [
  ...(await settings(site)),
  await wrongPassword(site),
  await signUp(site),
  look('no code for a new password was sent: ask for one once, and see it arrive', places.smtp),
];
