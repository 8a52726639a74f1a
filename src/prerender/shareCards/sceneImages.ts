import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { SHARE_SIZE } from './shareImage.ts';

/** The view box of shared images: of an illustration of 1600 × 1000 it cuts off more sky than ground. */
const SHARE_VIEW_BOX = '0 120 1600 840';

/** The quality of JPEG; a PNG of an illustration is larger than the 300 kB that WhatsApp shows. */
const QUALITY = 85;

/** Returns the content of the `<svg>` element of a file. */
export const svgContent = (file: string): string =>
  readFileSync(file, 'utf8')
    .replace(/^[\s\S]*?<svg\b[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '');

/**
 * Writes `share/<scene>.jpg` (1200 × 630) for each SVG file of a folder.
 * @throws the error of Node if a folder is missing, or of sharp
 */
export async function writeSceneImages(scenes: string, outDir: string): Promise<void> {
  mkdirSync(join(outDir, 'share'), { recursive: true });
  const { width, height } = SHARE_SIZE;
  for (const file of readdirSync(scenes).filter((name) => name.endsWith('.svg'))) {
    const content = svgContent(join(scenes, file));
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${SHARE_VIEW_BOX}">${content}</svg>`;
    const png = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
    const image = sharp(png).jpeg({ quality: QUALITY });
    await image.toFile(join(outDir, 'share', file.replace('.svg', '.jpg')));
  }
}
