import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { configFor } from '../../hosting/config';
import { readUpstreams } from '../../hosting/variables';

/** Requirements of a Vercel deployment on files and environment variables. */

const VARIABLES = parseEnv(readFileSync('tests/support/deployment.env', 'utf8'));
const config = configFor(readUpstreams({ ...VARIABLES, VITE_SECOND_FACTOR: 'on' }));

it("a deployment uses only the store's host from the Blob token", () => {
  expect(JSON.stringify(config)).not.toMatch(/secretPart|vercel_blob_rw/);
});

describe('a build for deployment fails', () => {
  it.each(Object.keys(VARIABLES))('if %s is missing, and states where it is set', (name) => {
    for (const value of [undefined, '']) {
      expect(() => readUpstreams({ ...VARIABLES, [name]: value })).toThrow(
        new RegExp(
          `^${name} is missing: it must be .+ \\(Vercel → .+; see \\.env\\.example\\)\\.$`,
        ),
      );
    }
  });

  it.each([
    ['SUPABASE_URL', 'https://abcdefgh.supabase.co/'],
    ['SUPABASE_URL', 'http://abcdefgh.supabase.co'],
    ['SUPABASE_URL', 'abcdefgh.supabase.co'],
    ['SUPABASE_PUBLISHABLE_KEY', 'sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz'],
    ['SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_abcdefghijk&select=*'],
    ['BLOB_READ_WRITE_TOKEN', 'vercel_blob_client_abc_secret'],
    ['BLOB_READ_WRITE_TOKEN', 'vercel_blob_rw_evil.example/_secret'],
  ])('if %s is %s', (name, value) => {
    expect(() => readUpstreams({ ...VARIABLES, [name]: value })).toThrow(`${name} is malformed`);
  });
});
