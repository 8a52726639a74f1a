import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { migrationHashes, prepareDataFolder } from '../../local/database/dataFolder';

/** The data folder of the local database: when a start uses it, or refuses it with a message. */

const folder = mkdtempSync(join(tmpdir(), 'embassy-folder-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Makes a folder as Postgres leaves it, with the marker of a complete start. */
function madeWith(mark: string): void {
  writeFileSync(join(folder, 'PG_VERSION'), '17');
  writeFileSync(join(folder, 'applied-migrations'), mark);
}

const NOW = migrationHashes();
const edited = NOW.map((line, n) => (n === 1 ? `${line.slice(0, -1)}_` : line));

describe('the data folder', () => {
  it('without the newest migrations is used, because a start applies them', () => {
    madeWith(NOW.slice(0, -1).join('\n'));
    expect(() => prepareDataFolder(folder)).not.toThrow();
  });

  it.each([
    ['of an incomplete first start', ''],
    ['with a migration that was edited afterwards', edited.join('\n')],
  ])('%s is refused with a message whose stack, which Vite prints, is one line', (_, mark) => {
    madeWith(mark);
    const stack = expect.stringMatching(/^The database in .*npm run db:reset.*$/);
    expect(() => prepareDataFolder(folder)).toThrow(expect.objectContaining({ stack }));
  });
});
