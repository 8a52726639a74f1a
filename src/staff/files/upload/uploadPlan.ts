import { type Language, languages } from '../../../lib/i18n/languages';
import type { ImageText, ImageTexts } from '../../../lib/text/imageTexts';
import { mediaUrl } from '../../../lib/urls/media';
import type { DocumentValue, ImageValue } from './values';

/** The place of a file in an item; `number` counts from 1. The error messages of R8.8 and R8.9 name it. */
export type FileSlotKind =
  | { type: 'featured' }
  | { type: 'additional'; number: number }
  | { type: 'file' };

/** A file of a form: stored already (`url`), or to be uploaded (`file`). */
export interface FileSlot {
  id: string;
  url?: string;
  file?: File;
  kind: FileSlotKind;
}

export type Upload = FileSlot & { file: File };

export interface NewsImages {
  featured: ImageValue | null;
  additional: ImageValue[];
}

const slotOf = ({ id, url, file }: ImageValue | DocumentValue, kind: FileSlotKind): FileSlot => ({
  id,
  ...(url !== undefined && { url }),
  ...(file && { file }),
  kind,
});

/** The featured image, then the additional ones, numbered from 1. */
export const newsSlots = ({ featured, additional }: NewsImages): FileSlot[] => [
  ...(featured ? [slotOf(featured, { type: 'featured' })] : []),
  ...additional.map((image, index) => slotOf(image, { type: 'additional', number: index + 1 })),
];

export const noticeSlots = (...values: (ImageValue | DocumentValue | null)[]): FileSlot[] =>
  values.flatMap((value) => (value ? [slotOf(value, { type: 'file' })] : []));

export const uploadsOf = (slots: FileSlot[]): Upload[] =>
  slots.filter((slot): slot is Upload => slot.file !== undefined);

/**
 * The URLs in the site's Blob store, each once. Illustrations of the site (`/illustrations/…`) and
 * files of other hosts are left out, because the site must not delete them.
 */
export const storeUrls = (urls: string[]): string[] =>
  [...new Set(urls)].filter((url) => mediaUrl(url) !== url);

const trimmed = ({ alt, caption }: Required<ImageText>): Required<ImageText> => ({
  alt: alt.trim(),
  caption: caption.trim(),
});

export interface NewsImageColumns {
  featuredImageUrl: string | null;
  additionalImages: string[];
  imageTexts: Record<Language, ImageTexts>;
}

/**
 * Converts the images of the form to the image columns of an article, after the uploads (R3.1,
 * decision 0010). Texts are trimmed, and left out if empty.
 * @param urlOf the URL of an uploaded image by the id of its value; undefined for an image whose
 *   stored URL stays
 */
export function toImageColumns(
  { featured, additional }: NewsImages,
  urlOf: (id: string) => string | undefined,
): NewsImageColumns {
  const imageTexts: Record<Language, ImageTexts> = { en: {}, ru: {} };
  const addImage = (image: ImageValue): string => {
    const url = urlOf(image.id) ?? image.url ?? '';
    for (const language of languages) {
      const { alt, caption } = trimmed(image.texts[language]);
      if (alt || caption)
        imageTexts[language][url] = { ...(alt && { alt }), ...(caption && { caption }) };
    }
    return url;
  };
  return {
    featuredImageUrl: featured ? addImage(featured) : null,
    additionalImages: additional.map(addImage),
    imageTexts,
  };
}
