import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Figures of requirements 9 that are constants of a library, so that an update can change them. */

const textOf = (folder: string, file: RegExp): string =>
  readdirSync(folder)
    .filter((name) => file.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n');

describe('supabase-js', () => {
  const constants = textOf('node_modules/@supabase/auth-js/dist/module/lib', /^constants\.js$/);

  it.each([
    ['looks at the session every 30 seconds', 'AUTO_REFRESH_TICK_DURATION_MS = 30 * 1000;'],
    ['renews it when 3 ticks or fewer remain', 'AUTO_REFRESH_TICK_THRESHOLD = 3;'],
    [
      'counts a session as expired by the ticks that remain',
      'EXPIRY_MARGIN_MS = AUTO_REFRESH_TICK_THRESHOLD * AUTO_REFRESH_TICK_DURATION_MS;',
    ],
    ['caches signing keys for 10 minutes', 'JWKS_TTL = 10 * 60 * 1000;'],
  ])('%s', (_, constant) => {
    expect(constants).toContain(constant);
  });
});

describe('the SDK of Vercel Blob', () => {
  const sdk = textOf('node_modules/@vercel/blob/dist', /^chunk-\w+\.js$/);

  it.each([
    ['tries 10 times more', 'process.env.VERCEL_BLOB_RETRIES || "10"'],
    ['sends parts of 8 MB', 'partSizeInBytes = 8 * 1024 * 1024;'],
    [
      'sends up to 6 parts at once in a browser',
      'maxConcurrentUploads = typeof window !== "undefined" ? 6 : 8;',
    ],
  ])('%s', (_, constant) => {
    expect(sdk).toContain(constant);
  });
});
