/**
 * `npm run fonts`: cuts the two families down to what pages are set in and writes the files and
 * `fonts.css` beside this script. Run it after a change of `glyphs.mjs` or of the font packages.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { glyphs, textOf, unicodeRange } from './glyphs.mjs';

const families = [
  { name: 'Source Serif 4 Variable', file: 'source-serif-4' },
  { name: 'Golos Text Variable', file: 'golos-text' },
];
/** The weights that the style sheets use. */
const WEIGHTS = { min: 400, max: 700 };
/** What a visitor's or an author's rarer letters are set in: the package's own files, on demand. */
const rest = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'];

const here = new URL('./', import.meta.url);
const packaged = (/** @type {string} */ file) =>
  new URL(`../../../node_modules/@fontsource-variable/${file}`, here);

const face = (
  /** @type {string} */ name,
  /** @type {string} */ url,
  /** @type {string} */ weights,
  /** @type {string} */ range,
) => `@font-face {
  font-family: "${name}";
  font-style: normal;
  font-weight: ${weights};
  font-display: swap;
  src: url("${url}") format("woff2");
  unicode-range: ${range};
}
`;

let css = '/* Written by `npm run fonts`. Of faces that share a character, the last one wins. */\n';
for (const { name, file } of families) {
  const original = await readFile(packaged(`${file}/wght.css`), 'utf8');
  for (const script of rest) {
    const block = original
      .split('@font-face')
      .find((part) => part.includes(`files/${file}-${script}-wght-normal`));
    const range = block?.match(/unicode-range: ([^;]+);/)?.[1] ?? '';
    const weights = block?.match(/font-weight: ([^;]+);/)?.[1] ?? '';
    const url = `@fontsource-variable/${file}/files/${file}-${script}-wght-normal.woff2`;
    css += `\n${face(name, url, weights, range.replaceAll(',', ', '))}`;
  }
  for (const [script, ranges] of Object.entries(glyphs)) {
    const source = await readFile(packaged(`${file}/files/${file}-${script}-wght-normal.woff2`));
    const cut = await subsetFont(source, textOf(ranges), {
      targetFormat: 'woff2',
      variationAxes: { wght: WEIGHTS },
    });
    await writeFile(new URL(`${file}-${script}.woff2`, here), cut);
    const weights = `${WEIGHTS.min} ${WEIGHTS.max}`;
    css += `\n${face(name, `./${file}-${script}.woff2`, weights, unicodeRange(ranges))}`;
    process.stdout.write(`${file}-${script}.woff2: ${source.length} → ${cut.length} bytes\n`);
  }
}
await writeFile(new URL('fonts.css', here), css);
