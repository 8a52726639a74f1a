// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { embeddedBackend } from '../../supabase/embedded';
import { markReady, prepareDataFolder } from '../../supabase/embedded/dataFolder';
import { migrationHashes } from '../../supabase/embedded/migrations';

/** The folder of a local database: when a start uses it, clears it away, or leaves it alone and says why. */

let home: string;
let folder: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'embassy-folder-'));
  folder = join(home, 'data');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** A folder as Postgres leaves it, with the mark of a complete start. */
function madeWith(mark: string): void {
  mkdirSync(join(folder, 'base'), { recursive: true });
  writeFileSync(join(folder, 'PG_VERSION'), '17');
  writeFileSync(join(folder, 'first-start-complete'), mark);
}

const NOW = migrationHashes();
const edited = NOW.map((line, n) => (n === 1 ? `${line.slice(0, -1)}_` : line));

describe('a database', () => {
  it('of this version is used as it is', () => {
    madeWith('');
    markReady(folder);
    prepareDataFolder(folder);
    expect(existsSync(join(folder, 'PG_VERSION'))).toBe(true);
  });

  it('that lacks the newest migrations is used, because they are applied to it', () => {
    madeWith(NOW.slice(0, -1).join('\n'));
    prepareDataFolder(folder);
    expect(existsSync(join(folder, 'PG_VERSION'))).toBe(true);
  });

  it.each([
    ['from before marks named migrations', ''],
    ['of an older set of migrations', `20261120090000_tables.sql ${'0'.repeat(64)}`],
    [
      'of a newer set of migrations',
      [...NOW, `20990101000000_later.sql ${'0'.repeat(64)}`].join('\n'),
    ],
    ['with a migration that was edited afterwards', edited.join('\n')],
  ])('%s is left alone, and one line says what to do', async (_, mark) => {
    madeWith(mark);
    const plugins = [embeddedBackend({ dataDir: folder, publishableKey: 'sb_publishable_key' })];
    const start = createServer({ configFile: false, root: home, logLevel: 'silent', plugins });
    const refusal: unknown = await start.catch((cause: unknown) => cause);
    expect(refusal).toBeInstanceOf(Error);
    // Vite prints the stack.
    const { stack } = refusal as Error;
    expect(stack).toContain('npm run db:reset');
    expect(stack).not.toContain('\n');
    expect(readFileSync(join(folder, 'first-start-complete'), 'utf8')).toBe(mark);
    expect(existsSync(join(folder, 'PG_VERSION'))).toBe(true);
  });

  it('that was never complete is cleared away', () => {
    mkdirSync(join(folder, 'base'), { recursive: true });
    prepareDataFolder(folder);
    expect(existsSync(folder)).toBe(false);
  });

  it('is not what any folder holds: somebody’s files stay', () => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'letter.txt'), 'Dear');
    expect(() => prepareDataFolder(folder)).toThrow('letter.txt');
    expect(existsSync(join(folder, 'letter.txt'))).toBe(true);
  });
});

describe('the list of migrations', () => {
  it('is the same with the line endings of Windows', () => {
    const [unix, windows] = [join(home, 'unix'), join(home, 'windows')];
    for (const [place, text] of [
      [unix, 'select 1;\nselect 2;\n'],
      [windows, 'select 1;\r\nselect 2;\r\n'],
    ] as const) {
      mkdirSync(place);
      writeFileSync(join(place, '1_first.sql'), text);
    }
    expect(migrationHashes(windows)).toEqual(migrationHashes(unix));
  });
});

it('db:reset deletes the database and the files that belong to it', () => {
  madeWith('');
  mkdirSync(`${folder}-files`);
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  execFileSync(scripts['db:reset'], {
    shell: true,
    env: { ...process.env, EMBEDDED_DATA_DIR: folder },
  });
  expect([existsSync(folder), existsSync(`${folder}-files`)]).toEqual([false, false]);
});
