import sharp from 'sharp';
import type { NewsArticle } from '../../services/news/news.ts';
import { SHARE_SIZE } from './shareSize.ts';
import { titleCard } from './titleCard.ts';

/** The qualities of JPEG, of which the first that is small enough is used. */
const QUALITIES = [80, 60, 40, 20];

/** The bytes that an image may have; WhatsApp shows none of more than 300 kB. */
const MAX_BYTES = 290_000;

/** Returns the bytes of an image by its URL in the database. */
export type LoadImage = (url: string) => Promise<Buffer>;

/** What the image of a shared article shows. */
export interface ShareCard {
  /** The URL path of the file. */
  url: string;
  /** The article with the texts of the language that the page shows. */
  article: NewsArticle;
  /** The name of the site in the language of the page. */
  siteName: string;
}

/**
 * Returns the image of a shared article as JPEG of {@link SHARE_SIZE}: its featured image, cropped to what stands out,
 * or its title where it has no image or that cannot be loaded or decoded.
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
