import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { fakeVariables, vercelBuild } from './build';
import { copyCheckout } from './checkout';

/**
 * `vercel build` without a required variable. No packages are installed, because it fails before it
 * needs them.
 */

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'embassy-variables-'));
  copyCheckout(process.cwd(), folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));

it.each([
  ['SUPABASE_URL', 'Vercel → Settings → Environment Variables'],
  ['SUPABASE_PUBLISHABLE_KEY', 'Vercel → Settings → Environment Variables'],
  ['BLOB_READ_WRITE_TOKEN', 'Vercel → Storage'],
])(
  'vercel build without %s fails with one line that states where to set it',
  async (name, where) => {
    const { [name]: _, ...others } = fakeVariables();
    const { code, log } = await vercelBuild(inject('vercelCli'), folder, others);
    expect(code).toBe(1);
    const [error, learnMore] = log.trimEnd().split('\n').slice(-2);
    expect(error).toMatch(/^Error: \[vercel_ts_compilation_failed\] /);
    expect(error).toContain(`${name} is missing: it must be `);
    expect(error).toContain(where);
    expect(learnMore).toMatch(/^Learn More: /);
  },
);
