import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { SHARE_SIZE } from './shareSize.ts';

/** The view box of shared images: of an illustration of 1600 × 1000 it cuts off more sky than ground. */
const SHARE_VIEW_BOX = '0 120 1600 840';

/** The quality of JPEG; a PNG of an illustration is larger than the 300 kB that WhatsApp shows. */
const QUALITY = 85;

/** The sizes in pixels of the app icon: 180 for Apple, 192 and 512 for the web app manifest. */
const ICONS = [180, 192, 512];
const ICON_GROUND = '#faf6ef';

/** The sizes in pixels of the images in `favicon.ico`. */
const FAVICON_SIZES = [16, 32, 48];

const png = (svg: string, width: number): Buffer =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();

/** Returns the content of the `<svg>` element of a file. */
export const svgContent = (file: string): string =>
  readFileSync(file, 'utf8')
    .replace(/^[\s\S]*?<svg\b[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '');

const svgElement = (size: typeof SHARE_SIZE, viewBox: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="${viewBox}">${content}</svg>`;

async function writeScenes(publicDir: string, folder: string): Promise<void> {
  mkdirSync(join(folder, 'share'), { recursive: true });
  for (const file of readdirSync(join(publicDir, 'scenes')).filter((name) =>
    name.endsWith('.svg'),
  )) {
    const content = svgContent(join(publicDir, 'scenes', file));
    const svg = svgElement(SHARE_SIZE, SHARE_VIEW_BOX, content);
    const image = sharp(png(svg, SHARE_SIZE.width)).jpeg({ quality: QUALITY });
    await image.toFile(join(folder, 'share', file.replace('.svg', '.jpg')));
  }
}

/** Writes the app icons: the shield on a square, with a margin because phones mask icons to various shapes. */
function writeIcons(publicDir: string, folder: string): void {
  const shield = `<rect x="-12" y="-12" width="56" height="56" fill="${ICON_GROUND}"/>${svgContent(join(publicDir, 'favicon.svg'))}`;
  for (const size of ICONS) {
    const svg = svgElement({ width: size, height: size }, '-12 -12 56 56', shield);
    writeFileSync(join(folder, `icon-${size}.png`), png(svg, size));
  }
}

/**
 * Writes `favicon.ico`, for which browsers, feed readers and messengers ask whatever icon a page links: a header,
 * an entry of 16 bytes for each image, and the images as PNG.
 */
function writeFavicon(publicDir: string, folder: string): void {
  const svg = readFileSync(join(publicDir, 'favicon.svg'), 'utf8');
  const images = FAVICON_SIZES.map((size) => ({ size, data: png(svg, size) }));
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, { size, data }] of images.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(data.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += data.length;
  }
  writeFileSync(
    join(folder, 'favicon.ico'),
    Buffer.concat([header, ...images.map(({ data }) => data)]),
  );
}

/**
 * Writes `share/<scene>.jpg` (1200 × 630), `icon-<size>.png` and `favicon.ico`, rendered from SVG files.
 * @param publicDir with `scenes/` and `favicon.svg`
 * @throws the error of Node if a file is missing, or of sharp
 */
export async function writeShareImages(publicDir: string, folder: string): Promise<void> {
  await writeScenes(publicDir, folder);
  writeIcons(publicDir, folder);
  writeFavicon(publicDir, folder);
}
