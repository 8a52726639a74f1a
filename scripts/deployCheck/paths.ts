import { type Finding, finding } from './finding.ts';
import { places } from './places.ts';
import { type Site, type SiteResponse, shown } from './site.ts';

/** Endpoints of GoTrue that the site does not call; with the first two anybody could send e-mails to staff. */
const UNUSED = ['otp', 'resend', 'signup', 'magiclink', 'sso', 'authorize', 'admin/users'];

async function notForwarded(site: Site): Promise<Finding> {
  const { text } = await site.request('/deploy-check');
  const answers = UNUSED.map(async (endpoint) => {
    const response = await site.request(`/auth/v1/${endpoint}`);
    return response.text === text ? [] : [`${endpoint} answers ${shown(response)}`];
  });
  const problems = (await Promise.all(answers)).flat();
  return finding('/auth/v1 forwards only what the site uses', problems, places.rewrites);
}

const locationOf = ({ headers }: SiteResponse): string => headers.get('location') ?? '';

async function capitals(site: Site): Promise<Finding> {
  const response = await site.request('/RU/Consular/Pets');
  const right = locationOf(response).endsWith('/ru/consular/pets');
  const problems = right ? [] : [`/RU/Consular/Pets answers ${shown(response)}`];
  return finding('an address in capitals leads to its page', problems, places.rewrites);
}

/** Tries to be redirected to a host that cannot exist (RFC 2606). */
async function otherHosts(site: Site): Promise<Finding> {
  const prefixes = ['/en/%5C', '/en/%2F', '/en/%09/', '/en/%0D%0A', '/ru/admin/%5C', '/%5C'];
  const answers = prefixes.map(async (prefix) => {
    const path = `${prefix}deploy-check.invalid/`;
    const location = locationOf(await site.request(path));
    // Browsers drop tabs and line ends, and read a backslash as a slash.
    const leadsAway = /^(?:[^/\\]|[/\\][\t\n\r]*[/\\])/.test(location);
    return leadsAway && location.includes('.invalid') ? [`${path} leads to ${location}`] : [];
  });
  const problems = (await Promise.all(answers)).flat();
  return finding('no address leads to another site', problems, places.redirects);
}

/** Checks what the host does with addresses that are no page. */
export const checkPaths = async (site: Site): Promise<Finding[]> => [
  await notForwarded(site),
  await capitals(site),
  await otherHosts(site),
];
