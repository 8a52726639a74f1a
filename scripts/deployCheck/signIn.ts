import { type Finding, finding, look } from './finding.ts';
import { places } from './places.ts';
import { codeOf, type Site, shown } from './site.ts';

/** The properties of GoTrue's `GET /settings` that the check reads. */
interface AuthSettings {
  external: { email?: boolean; phone?: boolean; anonymous_users?: boolean };
  disable_signup?: boolean;
  mailer_autoconfirm?: boolean;
  sms_provider?: string;
}

/** No mailbox can have this e-mail address, because the domain `.invalid` is reserved (RFC 2606). */
const UNKNOWN_EMAIL = 'deploy-check@deploy-check.invalid';

async function settings(site: Site): Promise<Finding[]> {
  const response = await site.request('/auth/v1/settings');
  const { external, ...rest } = Object(response.json) as Partial<AuthSettings>;
  if (!external) {
    return [finding('GoTrue gives its settings', [shown(response)], places.supabaseUrl)];
  }
  const setting = (what: string, right: boolean, place: string) =>
    finding(what, right ? [] : ['not so'], place);
  return [
    setting('sign-in by e-mail is on', external.email === true, places.emailProvider),
    setting('sign-up is off', rest.disable_signup === true, places.signUp),
    setting('anonymous sign-in is off', external.anonymous_users !== true, places.anonymous),
    setting(
      'e-mail addresses have to be confirmed',
      rest.mailer_autoconfirm === false,
      places.confirmations,
    ),
    external.phone && rest.sms_provider
      ? look(
          `sign-in by phone is on, with messages by ${rest.sms_provider}: as wanted?`,
          places.phoneProvider,
        )
      : setting(
          'sign-in by phone is off, or has a provider',
          !external.phone,
          places.phoneProvider,
        ),
  ];
}

/** Places to change the setting that an error code of GoTrue points to. */
const PLACES_BY_CODE: Record<string, string> = {
  captcha_failed: places.captcha,
  over_request_rate_limit: places.rateLimits,
};

async function wrongPassword(site: Site): Promise<Finding> {
  const response = await site.request('/auth/v1/token?grant_type=password', {
    method: 'POST',
    json: { email: UNKNOWN_EMAIL, password: 'no password of anybody' },
  });
  const problems = codeOf(response) === 'invalid_credentials' ? [] : [shown(response)];
  const place = PLACES_BY_CODE[codeOf(response)] ?? places.emailProvider;
  return finding('a wrong password is refused for no other reason', problems, place);
}

/** Responses depend on the account, so that neither a browser nor a network may keep them. */
async function notStored(site: Site): Promise<Finding> {
  const paths = ['/rest/v1/news?select=id&limit=1', '/auth/v1/user'];
  const answers = paths.map(async (path) => {
    const cache = (await site.request(path)).headers.get('cache-control') ?? 'none';
    return cache.includes('no-store') ? [] : [`${path} has ${cache}`];
  });
  const problems = (await Promise.all(answers)).flat();
  return finding('cache-control of database and Auth is no-store', problems, places.headers);
}

/** Checks the sign-in settings with requests of a client without an account (R7.2). Sends no e-mail. */
export const checkSignIn = async (site: Site): Promise<Finding[]> => [
  ...(await settings(site)),
  await wrongPassword(site),
  await notStored(site),
  look(
    'no e-mail was sent: request a code for a new password once, and see it arrive',
    places.smtp,
  ),
  look(
    'no request shows these: codes of ten digits for ten minutes, sessions of 24 hours at most, leaked passwords refused, rate limits of the firewall',
    places.unseen,
  ),
];
