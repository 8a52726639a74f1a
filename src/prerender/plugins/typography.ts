import { readFileSync } from 'node:fs';
import Typograf from 'typograf';
import type { Plugin } from 'vite';

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
/** Matches spaces that Typograf does not replace: before `%`, `°`, `×`, `год` and dashes, after `×`,
 * `млн`, `млрд`, `тыс.`, `№` and `эл.` */
const SIGNS =
  /(?<=\d) (?=[%°×]|год)|(?<=×) (?=[\d{])|(?<=(?<!\p{L})(?:млн|млрд|тыс\.)) (?=[а-я]{1,3}(?!\p{L}))|(?<=№) |(?<=(?<!\p{L})эл\.) | (?=—)/giu;

/**
 * Sets no-break spaces where a line of a Russian text must not break: after words of one and two letters, between a number and
 * its noun, before a dash (decision 0027). Changes only spaces; placeholders (`{{…}}`, `$t(…)`) stay.
 */
export const withNoBreaks = (text: string): string =>
  typograf.execute(text).replace(COUNT, '$1\u00a0').replace(SIGNS, '\u00a0');

const jsonWithNoBreaks = (json: string): string =>
  JSON.stringify(
    JSON.parse(json, (_, value) => (typeof value === 'string' ? withNoBreaks(value) : value)),
  );

const RUSSIAN = /[\\/]src[\\/]locales[\\/]ru[\\/].*\.json$/;

/**
 * Reads a locale file, a Russian one with no-break spaces (decision 0027).
 * @param file the path of a file below `src/locales`
 * @throws the error of Node if the file does not exist; a SyntaxError for a Russian file that is not JSON
 */
export const localeJson = (file: string): string => {
  const json = readFileSync(file, 'utf8');
  return RUSSIAN.test(file) ? jsonWithNoBreaks(json) : json;
};

/** Sets no-break spaces in the Russian texts of the browser, the prerendered HTML and the search (decision 0027). */
export const typography = (): Plugin => ({
  name: 'typography',
  enforce: 'pre',
  load(id) {
    const [file = '', query] = id.split('?');
    if (!RUSSIAN.test(file)) return undefined;
    this.addWatchFile(file);
    const json = localeJson(file);
    return query?.split('&').includes('raw') ? `export default ${JSON.stringify(json)}` : json;
  },
});
