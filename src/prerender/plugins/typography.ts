import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import Typograf from 'typograf';
import type { Plugin } from 'vite';
import { staffNamespaces } from '../../content/staffNamespaces.ts';
import { partsOfWordsKey } from '../../lib/facts/factSchemas.ts';
import type { FactRow } from '../../lib/facts/facts.ts';
import { applyWords, type Bundle, findSlot, mapLines } from '../../lib/facts/words.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { stableText } from '../../lib/text/stableText.ts';
import { typeset, withoutJoiners } from '../../lib/text/typeset.ts';

/** Rules for spaces only, because quotation marks and dashes are right in the locale files. */
const RULES = [
  'common/nbsp/afterNumber',
  'common/nbsp/afterShortWord',
  'common/nbsp/beforeShortLastNumber',
  'common/nbsp/beforeShortLastWord',
  'ru/nbsp/abbr',
  'ru/nbsp/addr',
  'ru/nbsp/beforeParticle',
  'ru/nbsp/centuries',
  'ru/nbsp/dayMonth',
  'ru/nbsp/initials',
  'ru/nbsp/m',
  'ru/nbsp/mln',
  'ru/nbsp/year',
];

const typograf = new Typograf({ locale: ['ru'], disableRule: '*', enableRule: RULES });
typograf.addSafeTag(/\{\{.*?\}\}|\$t\(.*?\)/g);

/** Matches a placeholder for a plain number and the space before the noun. */
const COUNT = /(\{\{\s*(?:rules\.\w+|\w*(?:count|days|max|min|number|percent|size))\b[^}]*\}\}) /gi;
/** Spaces that Typograf leaves: before `%`, `°`, `×`, `год`, dashes; after `млн`, `№`, `эл.` */
const SIGNS =
  /(?<=\d) (?=[%°×]|год)|(?<=–\d+) (?=[а-я])|(?<=(?<!\p{L})(?:млн|млрд|тыс\.)) (?=[а-я]{1,3}(?!\p{L}))|(?<=№) |(?<=(?<!\p{L})эл\.) | (?=—)/giu;

/** Matches the spaces before the unit of a placeholder, and around `×`. */
const UNIT = /(?<=\}\}) (?=(?:×|[ckm]?m²?|kg|h|%|days|months|years)(?!\p{L}))|(?<=×) (?=[\d{])/gu;

/** Sets a text as {@link typeset} does, with placeholders and their units on one line. */
export const withUnits = (text: string): string => typeset(text).replace(UNIT, '\u00a0');

/**
 * Sets no-break spaces in Russian: after words of one and two letters, between number and noun,
 * before a dash (decision 0027); then as {@link withUnits}. Placeholders (`{{…}}`, `$t(…)`) stay.
 */
export const withNoBreaks = (text: string): string =>
  withUnits(typograf.execute(text).replace(COUNT, '$1\u00a0').replace(SIGNS, '\u00a0'));

/** A sentence. Staff type and copy names of fields and buttons, which have no word joiners. */
const SENTENCE = /[.!?…:]$/;

/** Matches the path of a locale file; captures language and namespace. */
const LOCALE = /[\\/]src[\\/]locales[\\/](\w+)[\\/](.+)\.json$/;

/**
 * Returns the typeset texts of a locale file with the changes of staff; under `$builtIn`, by fact
 * key, the texts that these replace, if any.
 * @param setText sets the typography of a changed line
 */
function withWords(
  file: string,
  builtIn: Bundle,
  rows: FactRow[],
  setText: (text: string) => string,
) {
  const [, language, name = ''] = LOCALE.exec(resolve(file)) ?? [];
  const namespace = name.replaceAll('\\', '/');
  const texts = applyWords(namespace, language as Language, builtIn, rows, setText);
  const changed = rows.flatMap(({ key }) => {
    const parts = partsOfWordsKey(key);
    if (parts?.namespace !== namespace) return [];
    const [before, after] = [builtIn, texts].map((all) => findSlot(all, parts.path)?.text);
    return stableText(before) === stableText(after) ? [] : [[key, before]];
  });
  return changed.length > 0 ? { ...texts, $builtIn: Object.fromEntries(changed) } : texts;
}

/**
 * Returns the JSON of a locale file with its typography (decision 0027) and the changes of staff
 * (decision 0053); under `$builtIn`, by fact key, the texts that these replace, if any.
 * @param file the path of a file below `src/locales`
 * @throws the error of Node if the file does not exist; a SyntaxError if it is not JSON
 */
export const localeJson = (file: string, rows: FactRow[] = []): string => {
  const set = /[\\/]ru[\\/]/.test(file) ? withNoBreaks : withUnits;
  const isStaff = staffNamespaces.some((name) => file.endsWith(`/${name}.json`));
  const setText = (text: string) =>
    isStaff && !SENTENCE.test(text) ? withoutJoiners(set(text)) : set(text);
  const texts = mapLines(JSON.parse(readFileSync(file, 'utf8')), setText);
  return JSON.stringify(withWords(file, texts, rows, setText));
};

/**
 * Returns the plugin that sets typography and changes of staff in all texts, for browser and
 * prerender (decision 0027).
 * @param rows facts of the database
 */
export const typography = (rows?: FactRow[]): Plugin => ({
  name: 'typography',
  enforce: 'pre',
  load(id) {
    const [file = '', query] = id.split('?');
    if (!LOCALE.test(file)) return undefined;
    this.addWatchFile(file);
    const json = localeJson(file, rows);
    return query?.split('&').includes('raw') ? `export default ${JSON.stringify(json)}` : json;
  },
});
