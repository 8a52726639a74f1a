import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** R7.1 and R7.3 to R7.6: the methods of auth-js that the site calls. */
const CALLED = [
  'challengeAndVerify',
  'enroll',
  'getAuthenticatorAssuranceLevel',
  'getSession',
  'getUser',
  'listFactors',
  'onAuthStateChange',
  'refreshSession',
  'resetPasswordForEmail',
  'signInWithPassword',
  'signOut',
  'unenroll',
  'updateUser',
  'verifyOtp',
];

const sources = readdirSync('src', { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

it('the site calls only the methods of auth-js that its screens need', () => {
  const called = sources.flatMap((text) =>
    [...text.matchAll(/\b(?:auth|mfa)\s*\.(?!mfa\b)(\w+)\(/g)].map(([, name = '']) => name),
  );
  expect([...new Set(called)].sort()).toEqual(CALLED);
});
