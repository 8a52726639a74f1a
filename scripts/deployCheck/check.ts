import type { Finding } from './finding.ts';
import { checkHeaders } from './headers.ts';
import { checkPaths } from './paths.ts';
import { places } from './places.ts';
import { checkRewrites } from './rewrites.ts';
import { checkRights } from './rights.ts';
import { checkSecurityTxt } from './securityTxt.ts';
import { checkSignIn } from './signIn.ts';
import { type Site, siteAt } from './site.ts';

interface Subject {
  check: (site: Site) => Promise<Finding[]>;
  /** Whether it is skipped while the database does not respond, because every check would repeat that. */
  needsDatabase?: true;
}

/** Subjects in the order of the report. */
const SUBJECTS: Record<string, Subject> = {
  Headers: { check: checkHeaders },
  'Files that expire': { check: checkSecurityTxt },
  Rewrites: { check: checkRewrites },
  Addresses: { check: checkPaths },
  'Sign-in': { check: checkSignIn, needsDatabase: true },
  'Rights of visitors': { check: checkRights, needsDatabase: true },
};

async function databaseResponds(site: Site): Promise<boolean> {
  return Array.isArray((await site.request('/rest/v1/news?select=id&limit=1')).json);
}

async function findingsOf(site: Site, { check, needsDatabase }: Subject): Promise<Finding[]> {
  try {
    if (needsDatabase && !(await databaseResponds(site))) {
      return [
        {
          outcome: 'untried',
          what: 'all of it',
          where: 'the database gives no list of news: see Rewrites',
        },
      ];
    }
    return await check(site);
  } catch (cause) {
    const what = `stopped: ${cause instanceof Error ? cause.message : cause}`;
    return [{ outcome: 'WRONG', what, where: places.build }];
  }
}

/**
 * Checks a deployed site subject by subject, with the requests of a visitor, none of which changes data.
 *
 * @param url origin of the site, without a trailing slash
 * @yields the findings of each subject
 * @throws when no server responds at the URL
 */
export async function* checkDeployment(url: string, publishableKey: string) {
  const site = siteAt(url, publishableKey);
  await site.request('/');
  for (const [subject, entry] of Object.entries(SUBJECTS)) {
    yield { subject, findings: await findingsOf(site, entry) };
  }
}

/** Returns the lines of a finding in the report. */
export const textOf = ({ outcome, what, where }: Finding): string =>
  `  ${outcome.padEnd(8)}${what}${where ? `\n          → ${where}` : ''}`;
