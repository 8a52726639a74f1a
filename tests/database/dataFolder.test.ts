import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrationHashes, prepareDataFolder } from '../../local/database/dataFolder';
import { embeddedBackend } from '../../local/database/embedded';

/**
 * The data folder of the local database: when a start uses it, or refuses it with a message.
 */

let home: string;
let folder: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'embassy-folder-'));
  folder = join(home, 'data');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** Makes a folder as Postgres leaves it, with the marker of a complete start. */
function madeWith(mark: string): void {
  mkdirSync(join(folder, 'base'), { recursive: true });
  writeFileSync(join(folder, 'PG_VERSION'), '17');
  writeFileSync(join(folder, 'applied-migrations'), mark);
}

const NOW = migrationHashes();
const edited = NOW.map((line, n) => (n === 1 ? `${line.slice(0, -1)}_` : line));

describe('the data folder', () => {
  it('without the newest migrations is used, because a start applies them', () => {
    madeWith(NOW.slice(0, -1).join('\n'));
    prepareDataFolder(folder);
    expect(existsSync(join(folder, 'PG_VERSION'))).toBe(true);
  });

  it.each([
    ['of an incomplete first start', ''],
    ['with a migration that was edited afterwards', edited.join('\n')],
  ])('%s is refused with a one-line message and left unchanged', async (_, mark) => {
    madeWith(mark);
    const plugins = [embeddedBackend({ dataDir: folder, publishableKey: 'sb_publishable_key' })];
    const start = createServer({ configFile: false, root: home, logLevel: 'silent', plugins });
    const refusal: unknown = await start.catch((cause: unknown) => cause);
    expect(refusal).toBeInstanceOf(Error);
    // Vite prints the stack.
    const { stack } = refusal as Error;
    expect(stack).toContain('npm run db:reset');
    expect(stack).not.toContain('\n');
    expect(readFileSync(join(folder, 'applied-migrations'), 'utf8')).toBe(mark);
    expect(existsSync(join(folder, 'PG_VERSION'))).toBe(true);
  });
});
