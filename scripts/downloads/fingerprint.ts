import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type Download, downloads } from '../../src/content/consular/downloads.ts';
import * as facts from '../../src/content/facts.ts';
import { pageQuestions } from '../../src/content/questions.ts';
import { pageId } from '../../src/content/site.ts';

/** A guide is a download that `npm run generate -- downloads` prints from a page of the site. */
export type Guide = Download & Required<Pick<Download, 'source'>>;

export const guides = downloads.filter((download): download is Guide => 'source' in download);

export const guidePath = (guide: Guide, language: string): string =>
  `public/downloads/${guide.file}-${language}.pdf`;

/** Returns the value at a path of properties, `times.visa`; undefined if there is none. */
const valueAtPath = (root: unknown, path: string): unknown =>
  path.split('.').reduce((value, key) => Object(value)[key], root);

const factAt = (path: string): unknown => valueAtPath(facts, path);

const namespaceJson = (language: string, namespace: string): string =>
  readFileSync(`src/locales/${language}/${namespace}.json`, 'utf8');

/** Returns the namespaces of a page and of its cases, which are in the folder of its name. */
function guideNamespaces(guide: Guide, language: string): string[] {
  const page = pageId(guide.source);
  const folder = `src/locales/${language}/${page}`;
  const cases = existsSync(folder) ? readdirSync(folder).sort() : [];
  return [page, ...cases.map((file) => `${page}/${file.replace('.json', '')}`)];
}

/** Returns the texts of the questions of a page as one text; `''` for a page without questions. */
const questionsIn = (namespace: string, language: string): string =>
  pageQuestions(`/${namespace}`)
    .map(({ key }) => String(valueAtPath(JSON.parse(namespaceJson(language, 'questions')), key)))
    .join();

/** Returns the texts of a guide, with shared headings and the values of their facts. */
const guideTexts = (guide: Guide, language: string): string =>
  guideNamespaces(guide, language)
    .map((namespace) => namespaceJson(language, namespace) + questionsIn(namespace, language))
    .join('')
    .replace(/\$t\(common:([\w.]+)\)/g, (_, path: string) =>
      String(valueAtPath(JSON.parse(namespaceJson(language, 'common')), path)),
    )
    .replace(/\{\{\s*([\w.]+).*?\}\}/g, (_, path: string) => JSON.stringify(factAt(path)))
    .replace(/\s+/g, ' ');

/** Returns 32 hexadecimal digits that change with a guide's texts and facts, to find old PDFs. */
export const fingerprint = (guide: Guide, language: string): string =>
  createHash('sha256').update(guideTexts(guide, language)).digest('hex').slice(0, 32);

/** Appends the fingerprint to a PDF as a comment, which PDF viewers ignore. */
export const stamp = (pdf: Buffer, print: string): Buffer =>
  Buffer.concat([pdf, Buffer.from(`\n%words ${print}\n`)]);

/** Returns the fingerprint with which a PDF was generated; null if it has none. */
export const readStamp = (pdf: Buffer): string | null =>
  /%words ([0-9a-f]{32})\s*$/.exec(pdf.subarray(-80).toString('latin1'))?.[1] ?? null;
