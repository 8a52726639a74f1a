import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type Download, downloads } from '../../../src/content/downloads.ts';
import * as facts from '../../../src/content/facts.ts';
import { pageId } from '../../../src/content/site.ts';

/** A guide is a download that `npm run downloads` makes from a page of the site. */
export type Guide = Download & Required<Pick<Download, 'source'>>;

export const guides = downloads.filter((download): download is Guide => 'source' in download);

export const guidePath = (guide: Guide, language: string): string =>
  `public/downloads/${guide.file}-${language}.pdf`;

const factAt = (path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => Object(value)[key], facts);

/** The files of a page's words and of its cases, which are in a folder of its name. */
function filesOf(guide: Guide, language: string): string[] {
  const page = `src/locales/${language}/${pageId(guide.source)}`;
  const cases = existsSync(page) ? readdirSync(page).sort() : [];
  return [`${page}.json`, ...cases.map((file) => `${page}/${file}`)];
}

/** The words a guide is made of, with the value of every fact they name. */
const sourceOf = (guide: Guide, language: string): string =>
  filesOf(guide, language)
    .map((file) => readFileSync(file, 'utf8'))
    .join('')
    .replace(/\{\{\s*([\w.]+).*?\}\}/g, (_, path: string) => JSON.stringify(factAt(path)))
    .replace(/\s+/g, ' ');

/** What tells whether a guide was made from the present words and facts. */
export const fingerprint = (guide: Guide, language: string): string =>
  createHash('sha256').update(sourceOf(guide, language)).digest('hex').slice(0, 32);

/** The fingerprint stands in a comment after the end of the PDF, where readers pass it over. */
export const stamp = (pdf: Buffer, print: string): Buffer =>
  Buffer.concat([pdf, Buffer.from(`\n%words ${print}\n`)]);

/** The fingerprint of a guide as it was made; null when there is none. */
export const stampOf = (pdf: Buffer): string | null =>
  /%words ([0-9a-f]{32})\s*$/.exec(pdf.subarray(-80).toString('latin1'))?.[1] ?? null;
