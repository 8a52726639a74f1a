import sharp from 'sharp';
import type { NewsArticle } from '../../services/news/news.ts';
import { SHARE_SIZE } from './shareImage.ts';
import { titleCard } from './titleCard.ts';

/** The first that is small enough is used. */
const QUALITIES = [80, 60, 40, 20];

/** Maximum size in bytes, because WhatsApp shows no image of more than 300 kB. */
const MAX_BYTES = 290_000;

/** Function that loads an image by its URL in the database. */
export type LoadImage = (url: string) => Promise<Buffer>;

export interface ShareCard {
  url: string;
  /** Article with the texts of the language that the page shows. */
  article: NewsArticle;
  /** Name of the site in the language of the page. */
  siteName: string;
}

/**
 * Draws a JPEG of {@link SHARE_SIZE}: the featured image, cropped to what stands out, or the title if there is none or it cannot
 * be loaded or decoded.
 */
export async function shareCard(
  { article: { featuredImageUrl, title }, siteName }: ShareCard,
  loadImage: LoadImage,
): Promise<Buffer> {
  if (featuredImageUrl) {
    try {
      return await toJpeg(await loadImage(featuredImageUrl));
    } catch {
      // The store is away, or the file is not an image; the title says what the article is about.
    }
  }
  return toJpeg(await titleCard(title, siteName));
}

/** Crops an image to SHARE_SIZE, in the first of QUALITIES that is small enough, or the last one. */
async function toJpeg(image: Buffer): Promise<Buffer> {
  const cropped = sharp(image)
    .rotate()
    .resize({ ...SHARE_SIZE, fit: 'cover', position: 'attention' })
    .flatten({ background: '#faf6ef' });
  let jpeg = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    jpeg = await cropped.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= MAX_BYTES) break;
  }
  return jpeg;
}
