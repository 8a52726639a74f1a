import { checkSignIn } from './auth/signIn.ts';
import { checkClosed } from './data/closed.ts';
import { checkRights } from './data/rights.ts';
import { type Finding, messageOf, wrong } from './finding.ts';
import { places } from './places.ts';
import { checkFeeds } from './routes/feeds.ts';
import { checkHeaders } from './routes/headers.ts';
import { checkPages } from './routes/pages.ts';
import { checkRewrites } from './routes/rewrites.ts';
import { type CheckSettings, type Site, siteOf } from './site.ts';
import { checkStaff } from './staff/staff.ts';

/** In the order of the report; a subject takes the site and gives what it found. */
export const SUBJECTS: Record<string, (site: Site) => Promise<Finding[]>> = {
  Pages: checkPages,
  Rewrites: checkRewrites,
  Headers: checkHeaders,
  'Feeds and sitemaps': checkFeeds,
  'Sign-in': checkSignIn,
  'Rights of visitors': checkRights,
  'What is closed': checkClosed,
  'Staff and limits': checkStaff,
};

/**
 * Asks a deployed site what an administrator must know before the first visitor, subject by subject.
 * Leaves nothing behind but entries of the audit.
 *
 * @throws when nothing answers at the address
 */
export async function* checkDeployment(
  settings: CheckSettings,
): AsyncGenerator<{ subject: string; findings: Finding[] }> {
  const site = siteOf(settings);
  await site.ask('/');
  for (const [subject, check] of Object.entries(SUBJECTS)) {
    try {
      yield { subject, findings: await check(site) };
    } catch (cause) {
      yield { subject, findings: [wrong(`stopped: ${messageOf(cause)}`, places.build)] };
    }
  }
}
