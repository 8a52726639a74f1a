import { checkSignIn } from './auth/signIn.ts';
import { checkClosed } from './data/closed.ts';
import { checkRights } from './data/rights.ts';
import { type Finding, messageOf, untried, wrong } from './finding.ts';
import { places } from './places.ts';
import { checkFeeds } from './routes/feeds.ts';
import { checkHeaders } from './routes/headers.ts';
import { checkPages } from './routes/pages.ts';
import { checkRewrites } from './routes/rewrites.ts';
import { type CheckSettings, jsonOf, type Site, siteOf } from './site.ts';
import { checkStaff } from './staff/staff.ts';

type Check = (site: Site) => Promise<Finding[]>;

/** In the order of the report. */
const SUBJECTS: Record<string, Check> = {
  Pages: checkPages,
  Rewrites: checkRewrites,
  Headers: checkHeaders,
  'Feeds and sitemaps': checkFeeds,
};

/** What says nothing while the database, or the key, is the wrong one. */
const SUBJECTS_OF_DATABASE: Record<string, Check> = {
  'Sign-in': checkSignIn,
  'Rights of visitors': checkRights,
  'What is closed': checkClosed,
  'Staff and limits': checkStaff,
};

async function databaseAnswers(site: Site): Promise<boolean> {
  return Array.isArray(jsonOf(await site.askApi('/rest/v1/news?select=id&limit=1')));
}

/** A failure of one subject is no reason to leave out the next. */
async function findingsOf(site: Site, check: Check): Promise<Finding[]> {
  try {
    return await check(site);
  } catch (cause) {
    return [wrong(`stopped: ${messageOf(cause)}`, places.build)];
  }
}

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
    yield { subject, findings: await findingsOf(site, check) };
  }
  const answers = await databaseAnswers(site);
  for (const [subject, check] of Object.entries(SUBJECTS_OF_DATABASE)) {
    const findings = answers
      ? await findingsOf(site, check)
      : [untried(subject, 'the site gives no list of news: see Rewrites')];
    yield { subject, findings };
  }
}
