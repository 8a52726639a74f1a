import { type Db, signIn, signOut } from '../../../supabase/backup/site.ts';
import { checkMaxRows, configured, unreadableLimits } from '../data/limits.ts';
import { type Finding, fine, messageOf, untried, wrong } from '../finding.ts';
import { places } from '../places.ts';
import type { Site } from '../site.ts';
import { checkArticle } from './article.ts';
import { checkSecondFactor } from './secondFactor.ts';
import type { Staff } from './testAdmin.ts';
import { checkUpload } from './upload.ts';

const SUBJECTS = {
  'saving, deleting and the bin': checkArticle,
  'uploading and deleting a file': checkUpload,
  'the second factor': checkSecondFactor,
};

/** Runs every subject; one that throws becomes a `wrong` finding. */
async function subjects(staff: Staff): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [name, check] of Object.entries(SUBJECTS)) {
    try {
      findings.push(...(await check(staff)));
    } catch (cause) {
      findings.push(wrong(`${name}: stopped: ${messageOf(cause)}`, places.migrations));
    }
  }
  return findings;
}

async function sessionLength({ db }: Staff): Promise<Finding> {
  const { data } = await db.auth.getSession();
  const [actual, expected] = [data.session?.expires_in, configured('jwt_expiry')];
  return actual === expected
    ? fine(`a session's token is renewed after ${expected} seconds`)
    : wrong(`a session's token lives ${actual} seconds, not ${expected}`, places.jwtExpiry);
}

async function withStaff(site: Site, db: Db): Promise<Finding[]> {
  const { data } = await db.auth.getSession();
  const accessToken = data.session?.access_token ?? '';
  const staff = { site, db, accessToken };
  return [
    fine('the test admin signs in and acts as an admin'),
    ...(await subjects(staff)),
    await sessionLength(staff),
    await checkMaxRows(site, accessToken),
    ...unreadableLimits(),
  ];
}

/** Where to change the setting that an error code of GoTrue points to; other codes concern the test admin. */
const PLACES_BY_CODE: Record<string, string> = {
  email_provider_disabled: places.emailProvider,
  captcha_failed: places.captcha,
  mfa_totp_verify_not_enabled: places.totp,
};

/**
 * Checks what staff do, as the test admin, and deletes what was saved; the audit retains the entries.
 * Returns the findings; without credentials, or when the sign-in fails, the subjects have the outcome
 * `untried`.
 */
export async function checkStaff(site: Site): Promise<Finding[]> {
  const limits = async () => [await checkMaxRows(site), ...unreadableLimits()];
  const { admin } = site;
  if (!admin) {
    const why = 'set BACKUP_EMAIL and BACKUP_PASSWORD (and BACKUP_CODE) of a test admin';
    return [...Object.keys(SUBJECTS).map((name) => untried(name, why)), ...(await limits())];
  }
  let db: Db;
  try {
    db = await signIn({ ...site, ...admin });
  } catch (cause) {
    const { code } = Object(Object(cause).cause) as { code?: string };
    const place = PLACES_BY_CODE[code ?? ''] ?? places.testAdmin;
    const problem = wrong(`the test admin: ${messageOf(cause)}`, place);
    const rest = Object.keys(SUBJECTS).map((name) =>
      untried(name, 'the test admin is not signed in'),
    );
    return [problem, ...rest, ...(await limits())];
  }
  try {
    return await withStaff(site, db);
  } finally {
    await signOut(db);
  }
}
