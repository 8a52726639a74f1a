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

/** Subjects that are skipped while the database does not respond or rejects the key. */
const DATABASE_SUBJECTS: Record<string, Check> = {
  'Sign-in': checkSignIn,
  'Rights of visitors': checkRights,
  'What is closed': checkClosed,
  'Staff and limits': checkStaff,
};

async function databaseResponds(site: Site): Promise<boolean> {
  return Array.isArray(jsonOf(await site.requestApi('/rest/v1/news?select=id&limit=1')));
}

/** Returns the findings of a check; one `wrong` finding when it throws, so that the next subject is still checked. */
async function findingsOf(site: Site, check: Check): Promise<Finding[]> {
  try {
    return await check(site);
  } catch (cause) {
    return [wrong(`stopped: ${messageOf(cause)}`, places.build)];
  }
}

/**
 * Checks a deployed site subject by subject (docs/deployment.md, section 6). Leaves only audit entries behind.
 *
 * @yields the findings of each subject
 * @throws when no server responds at the URL
 */
export async function* checkDeployment(
  settings: CheckSettings,
): AsyncGenerator<{ subject: string; findings: Finding[] }> {
  const site = siteOf(settings);
  await site.request('/');
  for (const [subject, check] of Object.entries(SUBJECTS)) {
    yield { subject, findings: await findingsOf(site, check) };
  }
  const responds = await databaseResponds(site);
  for (const [subject, check] of Object.entries(DATABASE_SUBJECTS)) {
    const findings = responds
      ? await findingsOf(site, check)
      : [untried(subject, 'the site gives no list of news: see Rewrites')];
    yield { subject, findings };
  }
}
