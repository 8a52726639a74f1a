import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const REPLACES = /\bvi\.(?:mock|doMock)\(/;

/**
 * The test files in folders that put something in place of a module. What they put there would stay
 * for whatever file runs after them in the same process.
 */
export const replacingModules = (root: string, folders: string[]): string[] =>
  folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name.replaceAll('\\', '/')}`,
      ),
    )
    .filter((name) => /\.test\.tsx?$/.test(name))
    .filter((name) => REPLACES.test(readFileSync(join(root, name), 'utf8')));
