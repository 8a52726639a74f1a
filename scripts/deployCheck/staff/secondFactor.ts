import { randomUUID } from 'node:crypto';
import { type Finding, fine, look, messageOf, wrong } from '../finding.ts';
import { places } from '../places.ts';
import type { Staff } from './testAdmin.ts';

/** Prefix of the names of factors that this check enrols. */
const NAME = 'deploy-check';

/** Deletes an unverified factor, for which GoTrue requires no code. */
async function unenroll({ db }: Staff, factorId: string): Promise<Finding[]> {
  const { error } = await db.auth.mfa.unenroll({ factorId });
  return error
    ? [
        wrong(
          `the unverified factor ${factorId} of the test admin is left: ${messageOf(error)}`,
          places.totp,
        ),
      ]
    : [];
}

/** Deletes the factors of earlier checks that were interrupted. */
async function deleteOrphans(staff: Staff): Promise<Finding[]> {
  const { data } = await staff.db.auth.getUser();
  const orphans = (data.user?.factors ?? []).filter(
    ({ status, friendly_name: name }) => status === 'unverified' && name?.startsWith(NAME),
  );
  const findings: Finding[] = [];
  for (const { id } of orphans) findings.push(...(await unenroll(staff, id)));
  return findings;
}

async function enrollment(staff: Staff): Promise<Finding[]> {
  const { data, error } = await staff.db.auth.mfa.enroll({
    factorType: 'totp',
    friendlyName: `${NAME} ${randomUUID()}`,
  });
  if (error) return [wrong(`no authenticator app can be added: ${messageOf(error)}`, places.totp)];
  const left = await unenroll(staff, data.id);
  return [fine('an authenticator app can be added'), ...left];
}

async function ofAccount({ db }: Staff): Promise<Finding> {
  const { data } = await db.auth.getUser();
  return data.user?.factors?.some(({ status }) => status === 'verified')
    ? fine('the account has a second factor, and its code was accepted')
    : look('the account of the test admin has no second factor; as wanted?', places.secondFactor);
}

/**
 * Checks whether a second factor (TOTP, R7.6) can be enrolled, and whether the account of the test admin
 * has one, and returns the findings.
 */
export const checkSecondFactor = async (staff: Staff): Promise<Finding[]> => [
  ...(await deleteOrphans(staff)),
  ...(await enrollment(staff)),
  await ofAccount(staff),
];
