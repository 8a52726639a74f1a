import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { pagesOfPdf } from '../../lib/files/pagesOfPdf.ts';
import type { DownloadFile } from '../../lib/urls/formFiles.ts';

const MODULE = 'virtual:downloads';
const FOLDER = 'public/downloads';

/** Returns size and pages of a PDF; no `pages` if the PDF compresses them. */
function describePdf(name: string, content: Buffer): DownloadFile {
  const pages = pagesOfPdf(content.toString('latin1'));
  const kilobytes = Math.max(1, Math.round(content.length / 1024));
  return { name, kilobytes, ...(pages && { pages }) };
}

/** Returns the PDFs of a folder by name, size in kB of 1024 bytes (at least 1); `[]` without it. */
export const pdfsIn = (folder: string): DownloadFile[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.pdf'))
        .sort()
        .map((name) => describePdf(name, readFileSync(join(folder, name))))
    : [];

/**
 * Returns the plugin of the module `virtual:downloads`, whose `files` describe the PDFs of
 * `public/downloads/` ({@link pdfsIn}), because a form is offered once it exists (R1.20).
 */
export const downloadsModule = (): Plugin => ({
  name: 'downloads-module',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load: (id) =>
    id === `\0${MODULE}` ? `export const files = ${JSON.stringify(pdfsIn(FOLDER))};` : undefined,
});
