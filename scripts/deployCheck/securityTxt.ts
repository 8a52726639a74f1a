import { emails } from '../../src/content/facts.ts';
import { type Finding, finding, look } from './finding.ts';
import { places } from './places.ts';
import { type Site, shown } from './site.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Days before the expiry from which the check asks for a new date. */
const NOTICE_PERIOD = 42;

/** Checks contact and expiry of security.txt (RFC 9116). */
export async function checkSecurityTxt(site: Site): Promise<Finding[]> {
  const path = '/.well-known/security.txt';
  const response = await site.request(path);
  const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(response.text)?.[1];
  const [contact, expires = ''] = [field('Contact'), field('Expires')];
  const days = Math.floor((Date.parse(expires) - Date.now()) / DAY);
  const problems = [
    ...(response.status === 200 ? [] : [`it answers ${shown(response)}`]),
    ...(contact === `mailto:${emails.embassy}` ? [] : [`its contact is ${contact}`]),
    ...(days >= 0 ? [] : [`it expired on ${expires}`]),
  ];
  return problems.length === 0 && days <= NOTICE_PERIOD
    ? [look(`${path} expires in ${days} days, on ${expires}`, places.securityTxt)]
    : [finding(`${path} is valid`, problems, places.securityTxt)];
}
