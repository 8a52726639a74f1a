import { readFileSync } from 'node:fs';
import Typograf from 'typograf';
import type { Plugin } from 'vite';

/** Spaces alone: quotation marks, dashes and spelling are the writer's. */
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

/** A placeholder that is filled with a bare number, before the word that it counts. */
const COUNT = /(\{\{\s*(?:rules\.\w+|\w*(?:count|days|max|min|number|percent|size))\b[^}]*\}\}) /gi;
/** What the library leaves: units that are signs, a year in brackets, the number after `×`,
 * what millions are of, `№`, `эл. почта`, a dash after anything. */
const SIGNS =
  /(?<=\d) (?=[%°×]|год)|(?<=×) (?=[\d{])|(?<=(?<!\p{L})(?:млн|млрд|тыс\.)) (?=[а-я]{1,3}(?!\p{L}))|(?<=№) |(?<=(?<!\p{L})эл\.) | (?=—)/giu;

/**
 * A Russian text with no-break spaces where a line must not end: after one- and two-letter words,
 * between a number and its word, before a dash. Nothing but spaces changes.
 */
export const withNoBreaks = (text: string): string =>
  typograf.execute(text).replace(COUNT, '$1\u00a0').replace(SIGNS, '\u00a0');

/** The same for every text of a JSON file. */
const jsonWithNoBreaks = (json: string): string =>
  JSON.stringify(
    JSON.parse(json, (_, value) => (typeof value === 'string' ? withNoBreaks(value) : value)),
  );

const RUSSIAN = /[\\/]src[\\/]locales[\\/]ru[\\/].*\.json$/;

/** The JSON of a locale file as the site has it: a Russian one with no-break spaces. */
export const localeJson = (file: string): string => {
  const json = readFileSync(file, 'utf8');
  return RUSSIAN.test(file) ? jsonWithNoBreaks(json) : json;
};

/**
 * Sets the no-break spaces when Vite loads a Russian locale file, for the browser, prerendered HTML and
 * search alike (docs/decisions/0027-no-break-spaces.md).
 */
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
