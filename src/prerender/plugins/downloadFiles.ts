import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { DownloadFile } from '../../lib/urls/downloads.ts';

const MODULE = 'virtual:downloads';
const FOLDER = 'public/downloads';

/** What a PDF tells of itself; pages and day are missing where the file packs them away. */
function describe(name: string, content: Buffer): DownloadFile {
  const text = content.toString('latin1');
  const pages = text.match(/\/Type\s*\/Page\b(?!s)/g)?.length;
  const [, year, month, day] = /\/CreationDate\s*\(D:(\d{4})(\d\d)(\d\d)/.exec(text) ?? [];
  return {
    name,
    kilobytes: Math.max(1, Math.round(content.length / 1024)),
    ...(pages && { pages }),
    ...(year && { day: `${year}-${month}-${day}` }),
  };
}

/** The PDF files of a folder with their size, pages and day; none when there is no folder. */
export const filesIn = (folder: string): DownloadFile[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.pdf'))
        .sort()
        .map((name) => describe(name, readFileSync(join(folder, name))))
    : [];

/**
 * Tells the site which files lie in `public/downloads/`, so that a form is offered as soon as its
 * file is there and no link leads to a file that is not.
 */
export const downloadFiles = (): Plugin => ({
  name: 'download-files',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load: (id) =>
    id === `\0${MODULE}` ? `export const files = ${JSON.stringify(filesIn(FOLDER))};` : undefined,
});
