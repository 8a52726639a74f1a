import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import { escapeHtml } from '../escapeHtml.ts';
import { svgContent } from './sceneImages.ts';
import { SHARE_SIZE } from './shareImage.ts';

/** Breaks a text at spaces into lines of at most so many characters; a word that is longer is broken too. */
export function linesOf(text: string, characters: number): string[] {
  const lines: string[] = [];
  for (const word of text.trim().split(/ +/)) {
    const last = lines.at(-1);
    if (last !== undefined && [...last, ' ', ...word].length <= characters) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      const parts = word.match(new RegExp(`.{1,${characters}}`, 'gsu')) ?? [];
      lines.push(...parts);
    }
  }
  return lines;
}

const FONTS = ['latin', 'cyrillic', 'signs'].map(
  (name) => `src/styles/fonts/source-serif-4-${name}.woff2`,
);

/** The largest title first: characters of a line and lines that fit, size in pixels. */
const SMALLEST = { size: 46, characters: 39, lines: 6 };
const SIZES = [
  { size: 76, characters: 24, lines: 4 },
  { size: 60, characters: 30, lines: 5 },
  SMALLEST,
];

const COLORS = { ground: '#faf6ef', title: '#1d1714', site: '#006643' };
const MARGIN = 80;

/** Returns the lines of a title in the largest size in which it fits; the last line ends with “…” if none does. */
export function titleLayout(title: string): { size: number; lines: string[] } {
  for (const { size, characters, lines: most } of SIZES) {
    const lines = linesOf(title, characters);
    if (lines.length <= most) return { size, lines };
  }
  const { size, characters, lines: most } = SMALLEST;
  const lines = linesOf(title, characters).slice(0, most);
  lines[most - 1] = `${[...(lines[most - 1] ?? '')].slice(0, characters - 1).join('')}…`;
  return { size, lines };
}

/**
 * Characters for which the fonts of the site have no glyph: emoji, letters that are neither Latin nor Cyrillic, and
 * invisible characters, of which XML cannot represent some.
 */
const WITHOUT_GLYPH =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{C}|\ufe0f|[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/gu;

const svgOf = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_SIZE.width}" height="${SHARE_SIZE.height}" font-family="Source Serif 4">${content}</svg>`;

/** Draws the title, smaller if its letters are wider than usual. */
function titleText(title: string, font: ResvgRenderOptions['font']): string {
  const { size, lines } = titleLayout(title.replace(/\s+/g, ' ').replace(WITHOUT_GLYPH, ''));
  const draw = (fontSize: number): string =>
    lines
      .map(
        (line, index) =>
          `<text x="${MARGIN}" y="${230 + index * fontSize * 1.2}" font-size="${fontSize}" fill="${COLORS.title}">${escapeHtml(line)}</text>`,
      )
      .join('');
  const width = new Resvg(svgOf(draw(size)), { font }).getBBox()?.width ?? 0;
  return draw(size * Math.min(1, (SHARE_SIZE.width - 2 * MARGIN) / width));
}

/** Draws what every card has: ground, beads, shield and name of the site. */
function frame(siteName: string): string {
  const { width, height } = SHARE_SIZE;
  const beads = Array.from(
    { length: Math.ceil(width / 96) },
    (_, index) => `<g transform="translate(${index * 48} 0)">${svgContent('public/beads.svg')}</g>`,
  );
  return `<rect width="${width}" height="${height}" fill="${COLORS.ground}"/>
<g transform="translate(0 ${height - 32}) scale(2)">${beads.join('')}</g>
<g transform="translate(${MARGIN} 60) scale(2.4)">${svgContent('public/favicon.svg')}</g>
<text x="${MARGIN + 100}" y="110" font-size="30" fill="${COLORS.site}">${escapeHtml(siteName)}</text>`;
}

/**
 * Draws the image for shared links of an article without an image: a PNG of `SHARE_SIZE` with title and name of the site. Emoji
 * and letters that the site's fonts lack are left out.
 * @param siteName in the language of the title
 */
export async function titleCard(title: string, siteName: string): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'share-card-'));
  try {
    const fontFiles = await Promise.all(
      FONTS.map(async (file, index) => {
        const font = await subsetFont(readFileSync(file), `${title}${siteName}…`, {
          targetFormat: 'sfnt',
        });
        const path = join(folder, `${index}.ttf`);
        writeFileSync(path, font);
        return path;
      }),
    );
    const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Source Serif 4' };
    const svg = svgOf(frame(siteName) + titleText(title, font));
    return new Resvg(svg, { font }).render().asPng();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
