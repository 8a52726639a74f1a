import type { ImageTexts } from '../../../lib/text/imageTexts';
import { mediaUrl } from '../../../lib/urls/media';
import type { DocumentValue, ImageValue } from './values';

/** Which file of a form it is, for the texts of spec 8. */
export type FileSlotKind =
  | { kind: 'featured' }
  | { kind: 'additional'; number: number }
  | { kind: 'file' };

/** A place for a file in a form: its file is stored already, or has to be uploaded. */
export interface FileSlot {
  id: string;
  url?: string;
  file?: File;
  role: FileSlotKind;
}

/** A slot whose file has to be uploaded. */
export type Upload = FileSlot & { file: File };

export interface UploadPlan {
  /** In the order of uploading: the featured image, then the others as they stand. */
  uploads: Upload[];
  /** Files of our store that the row will no longer use, to be deleted once it is saved. */
  unused: string[];
}

/** The images of an article. */
export interface NewsImages {
  featured: ImageValue | null;
  additional: ImageValue[];
}

const slotOf = ({ id, url, file }: ImageValue | DocumentValue, role: FileSlotKind): FileSlot => ({
  id,
  ...(url !== undefined && { url }),
  ...(file && { file }),
  role,
});

/** The places for files in the news form. */
export const newsSlots = ({ featured, additional }: NewsImages): FileSlot[] => [
  ...(featured ? [slotOf(featured, { kind: 'featured' })] : []),
  ...additional.map((image, index) => slotOf(image, { kind: 'additional', number: index + 1 })),
];

/** The place for a file in the notice form; none for a notice of type link. */
export const noticeSlots = (value: ImageValue | DocumentValue | null): FileSlot[] =>
  value ? [slotOf(value, { kind: 'file' })] : [];

/**
 * What a save has to upload, and which files no longer belong to its row.
 * @param storedUrls the URLs that the stored row uses
 */
export function uploadPlan(storedUrls: string[], slots: FileSlot[]): UploadPlan {
  const stay = new Set(slots.flatMap(({ url, file }) => (url && !file ? [url] : [])));
  return {
    uploads: slots.filter((slot): slot is Upload => slot.file !== undefined),
    unused: ownFiles(storedUrls).filter((url) => !stay.has(url)),
  };
}

/** Those of the URLs that are in the site's Blob store, each once; drawings of the site and other hosts are not. */
export const ownFiles = (urls: string[]): string[] =>
  [...new Set(urls)].filter((url) => mediaUrl(url) !== url);

/** The images of an article as its row holds them (spec 3). */
export interface NewsImageFields {
  featuredImageUrl: string | null;
  additionalImages: string[];
  imageTexts: ImageTexts;
}

/** The columns of an article for its images, once all are uploaded. */
export function newsFields(
  { featured, additional }: NewsImages,
  urlOf: (id: string) => string | undefined,
): NewsImageFields {
  const imageTexts: ImageTexts = {};
  const place = (image: ImageValue): string => {
    const url = urlOf(image.id) ?? image.url ?? '';
    const [alt, caption] = [image.alt.trim(), image.caption.trim()];
    if (alt || caption) imageTexts[url] = { ...(alt && { alt }), ...(caption && { caption }) };
    return url;
  };
  return {
    featuredImageUrl: featured ? place(featured) : null,
    additionalImages: additional.map(place),
    imageTexts,
  };
}
