import { emails } from '../../src/content/facts.ts';

/** Path of the file below the site's address (RFC 9116). */
export const SECURITY_TXT = '.well-known/security.txt';

/** Path of the policy that it names; the text is in `public`. */
export const SECURITY_POLICY = '.well-known/security-policy.txt';

/**
 * RFC 9116 asks for less than a year from now. `tests/data/securityTxt.test.ts` fails 30 days before, because
 * somebody has to look then whether the contact still answers.
 */
export const EXPIRES = '2027-10-31T00:00:00Z';

/**
 * The text of security.txt, which tells people who found a weakness where to report it.
 *
 * @param siteUrl origin of the site without a slash at the end, `https://embassy.example`
 */
export const securityTxt = (siteUrl: string): string =>
  [
    `Contact: mailto:${emails.embassy}`,
    `Expires: ${EXPIRES}`,
    'Preferred-Languages: en, ru',
    `Canonical: ${siteUrl}/${SECURITY_TXT}`,
    `Policy: ${siteUrl}/${SECURITY_POLICY}`,
    '',
  ].join('\n');
