import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { SHARE_SIZE } from './shareSize.ts';

/** Scenes are 1600 × 1000; the frame is as wide, and leaves out sky rather than ground. */
const SHARE_FRAME = '0 120 1600 840';

/** Sizes of the app's icon: phones' home screens, and Apple's. */
const ICONS = [180, 192, 512];
const ICON_GROUND = '#faf6ef';

const png = (svg: string, width: number): Buffer =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();

/** The drawing of an SVG file without its outermost element. */
const inside = (file: string): string =>
  readFileSync(file, 'utf8')
    .replace(/^[\s\S]*?<svg\b[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '');

const frame = (size: { width: number; height: number }, viewBox: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="${viewBox}">${content}</svg>`;

/** Each scene as a PNG for shared links. */
function shareImages(publicDir: string, folder: string): void {
  mkdirSync(join(folder, 'share'), { recursive: true });
  for (const file of readdirSync(join(publicDir, 'scenes')).filter((name) =>
    name.endsWith('.svg'),
  )) {
    const svg = frame(SHARE_SIZE, SHARE_FRAME, inside(join(publicDir, 'scenes', file)));
    writeFileSync(join(folder, 'share', file.replace('.svg', '.png')), png(svg, SHARE_SIZE.width));
  }
}

/** The shield on a square, with room around it, since phones cut icons to a shape of theirs. */
function icons(publicDir: string, folder: string): void {
  const shield = `<rect x="-12" y="-12" width="56" height="56" fill="${ICON_GROUND}"/>${inside(join(publicDir, 'favicon.svg'))}`;
  for (const size of ICONS) {
    const svg = frame({ width: size, height: size }, '-12 -12 56 56', shield);
    writeFileSync(join(folder, `icon-${size}.png`), png(svg, size));
  }
}

/** Makes the pictures that must be PNG from the drawings of `public/`. */
export function writeShareImages(publicDir: string, folder: string): void {
  shareImages(publicDir, folder);
  icons(publicDir, folder);
}
