/**
 * `npm run generate -- fonts`: subsets the two families to the characters of pages and writes the
 * files, `fonts.css` and `fallbacks.css` to `src/styles/fonts`. Run it after a change of
 * `glyphs.mjs`, `fallbacks.mjs` or the font packages.
 */
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { CYRILLIC, fallbacks } from './fallbacks.mjs';
import { charactersIn, glyphs, signs, unicodeRange } from './glyphs.mjs';

/**
 * A family: one file for each weight, because together they are smaller than one variable file.
 * `as` are the weights for which a file is used.
 */
const headings = {
  name: 'Source Serif 4 Variable',
  file: 'source-serif-4',
  weights: [{ weight: 650, as: '400 700', suffix: '' }],
};
const text = {
  name: 'Golos Text Variable',
  file: 'golos-text',
  weights: [
    { weight: 400, as: '400 549', suffix: '' },
    { weight: 600, as: '550 700', suffix: '-bold' },
  ],
};
/**
 * The first family of Russian headings: digits and punctuation in a small file, because these
 * headings rarely have a letter of the Latin file.
 */
const RUSSIAN_HEADINGS = 'Source Serif 4 Russian';
/** The folder of the font files and their style sheet. */
const output = new URL('../../src/styles/fonts/', import.meta.url);
const packaged = (/** @type {string} */ file) =>
  new URL(`../../node_modules/@fontsource-variable/${file}`, import.meta.url);

const face = (
  /** @type {string} */ name,
  /** @type {string} */ url,
  /** @type {string} */ weights,
  /** @type {string} */ range,
) => `@font-face {
  font-family: "${name}";
  font-weight: ${weights};
  font-display: swap;
  src: url("${url}");
  unicode-range: ${range};
}
`;

const writeSubset = async (
  /** @type {string} */ file,
  /** @type {string} */ script,
  /** @type {number[][]} */ ranges,
  /** @type {number} */ weight,
  /** @type {string} */ name,
) => {
  const source = await readFile(packaged(`${file}/files/${file}-${script}-wght-normal.woff2`));
  const subset = await subsetFont(source, charactersIn(ranges), {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    // Headings use no small capitals or old-style figures; tables need tabular figures.
    noLayoutClosure: file === headings.file,
  });
  await writeFile(new URL(`${file}-${name}.woff2`, output), subset);
  process.stdout.write(`${file}-${name}.woff2: ${source.length} → ${subset.length} bytes\n`);
};

// The complete files of the packages come first, for characters outside the subsets.
let css = `/* Written by \`npm run generate -- fonts\`. Of faces that share a character, the last one wins. */
${[headings, text].map(({ file }) => `@import "@fontsource-variable/${file}/wght.css";\n`).join('')}`;
for (const { name, file, weights } of [headings, text]) {
  for (const [script, ranges] of Object.entries(glyphs)) {
    for (const { weight, as, suffix } of weights) {
      await writeSubset(file, script, ranges, weight, `${script}${suffix}`);
      css += `\n${face(name, `./${file}-${script}${suffix}.woff2`, as, unicodeRange(ranges))}`;
    }
  }
}

const [{ weight, as } = { weight: 400, as: '400' }] = headings.weights;
await writeSubset(headings.file, 'latin', signs, weight, 'signs');
css += `\n${face(RUSSIAN_HEADINGS, `./${headings.file}-signs.woff2`, as, unicodeRange(signs))}`;

// In the styles of every page, because the help page lacks the site's fonts until its script.
let local =
  '/* Written by `npm run generate -- fonts`. Of faces that share a character, the last one wins. */\n';
const percent = (/** @type {number} */ share) => `${Math.round(share * 1000) / 10}%`;
for (const { name, ascent, descent, faces } of fallbacks) {
  for (const { weights: range, fonts, ...sizes } of faces) {
    // One face for both scripts if the difference is invisible. Every text has a line height.
    const isOne = Math.abs(sizes.latin - sizes.cyrillic) < 0.5;
    for (const share of isOne ? [sizes.latin] : [sizes.latin, sizes.cyrillic]) {
      const size = share / 100;
      local += `
@font-face {
  font-family: "${name}";
  font-weight: ${range};
  src: ${fonts.map((font) => `local("${font}")`).join(', ')};${share === sizes.latin ? '' : `\n  unicode-range: ${CYRILLIC};`}
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ascent / size)};
  descent-override: ${percent(descent / size)};
}
`;
    }
  }
}
await writeFile(new URL('fonts.css', output), css);
await writeFile(new URL('fallbacks.css', output), local);
execFileSync('npx', ['biome', 'format', '--write', 'src/styles/fonts']);
