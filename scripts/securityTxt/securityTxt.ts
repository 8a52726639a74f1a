import { emails } from '../../src/content/facts.ts';

/** Path of the file below the origin of the site (RFC 9116). */
export const SECURITY_TXT = '.well-known/security.txt';

/** Path of the policy that the file names; the policy is a static file in `public`. */
export const SECURITY_POLICY = '.well-known/security-policy.txt';

/**
 * RFC 9116 recommends less than a year from now. `tests/data/securityTxt.test.ts` fails 30 days before, because a
 * maintainer has to check then whether the contact is still valid.
 */
export const EXPIRES = '2027-10-31T00:00:00Z';

/**
 * Returns the text of security.txt, which states where to report a vulnerability.
 *
 * @param siteUrl origin of the site without a trailing slash, `https://embassy.example`
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
