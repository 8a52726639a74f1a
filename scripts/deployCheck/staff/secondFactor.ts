import { randomUUID } from 'node:crypto';
import { type Finding, fine, look, messageOf, wrong } from '../finding.ts';
import { places } from '../places.ts';
import type { Staff } from './testAdmin.ts';

/** Begins the names of factors that this check makes. */
const NAME = 'deploy-check';

/** Deletes a factor; an unverified one protects nothing, so that GoTrue asks for no code. */
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

/** Factors that a check which was broken off has left. */
async function leftovers(staff: Staff): Promise<Finding[]> {
  const { data } = await staff.db.auth.getUser();
  const ours = (data.user?.factors ?? []).filter(
    ({ status, friendly_name: name }) => status === 'unverified' && name?.startsWith(NAME),
  );
  const found: Finding[] = [];
  for (const { id } of ours) found.push(...(await unenroll(staff, id)));
  return found;
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

/** Whether TOTP may be enrolled, and whether the account has it. */
export const checkSecondFactor = async (staff: Staff): Promise<Finding[]> => [
  ...(await leftovers(staff)),
  ...(await enrollment(staff)),
  await ofAccount(staff),
];
