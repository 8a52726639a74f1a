import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type Download, downloads } from '../../src/content/consular/downloads.ts';
import * as facts from '../../src/content/facts.ts';
import { pageId } from '../../src/content/site.ts';

/** A guide is a download that `npm run generate -- downloads` prints from a page of the site. */
export type Guide = Download & Required<Pick<Download, 'source'>>;

/**
 * The downloads that `npm run generate -- downloads` prints from pages, in the order of
 * content/consular/downloads.ts.
 */
export const guides = downloads.filter((download): download is Guide => 'source' in download);

/**
 * Returns the path of a guide's PDF from the root of the repository:
 * `public/downloads/<file>-<language>.pdf`.
 * @param language `en` or `ru`
 */
export const guidePath = (guide: Guide, language: string): string =>
  `public/downloads/${guide.file}-${language}.pdf`;

const at = (root: unknown, path: string): unknown =>
  path.split('.').reduce((value, key) => Object(value)[key], root);

const factAt = (path: string): unknown => at(facts, path);

const namespaceJson = (language: string, namespace: string): string =>
  readFileSync(`src/locales/${language}/${namespace}.json`, 'utf8');

/** Returns the namespaces of a page and of its cases, which are in the folder with the name of the page. */
function namespacesOf(guide: Guide, language: string): string[] {
  const page = pageId(guide.source);
  const folder = `src/locales/${language}/${page}`;
  const cases = existsSync(folder) ? readdirSync(folder).sort() : [];
  return [page, ...cases.map((file) => `${page}/${file.replace('.json', '')}`)];
}

/** Returns the texts of a guide, with the shared headings and the values of the facts that they reference. */
const sourceOf = (guide: Guide, language: string): string =>
  namespacesOf(guide, language)
    .map((namespace) => namespaceJson(language, namespace))
    .join('')
    .replace(/\$t\(common:([\w.]+)\)/g, (_, path: string) =>
      String(at(JSON.parse(namespaceJson(language, 'common')), path)),
    )
    .replace(/\{\{\s*([\w.]+).*?\}\}/g, (_, path: string) => JSON.stringify(factAt(path)))
    .replace(/\s+/g, ' ');

/**
 * Returns 32 hexadecimal digits that change whenever a text or a fact of the guide changes, so that a
 * test can find an outdated PDF.
 * @param language `en` or `ru`
 * @throws the error of Node if a locale file is missing
 */
export const fingerprint = (guide: Guide, language: string): string =>
  createHash('sha256').update(sourceOf(guide, language)).digest('hex').slice(0, 32);

/**
 * Returns the PDF with the fingerprint appended as a comment after its end, which PDF viewers ignore;
 * {@link fingerprintOf} reads it.
 */
export const stamp = (pdf: Buffer, print: string): Buffer =>
  Buffer.concat([pdf, Buffer.from(`\n%words ${print}\n`)]);

/** Returns the fingerprint with which a PDF was generated; null when it has none. Never throws. */
export const fingerprintOf = (pdf: Buffer): string | null =>
  /%words ([0-9a-f]{32})\s*$/.exec(pdf.subarray(-80).toString('latin1'))?.[1] ?? null;
