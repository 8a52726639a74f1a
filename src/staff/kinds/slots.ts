import type { DocumentValue, ImageValue, NewsImages } from './files';

/** The place of a file in an item; `number` counts from 1. The error messages of R8.8 and R8.9 name it. */
export type FileSlotKind =
  | { type: 'featured' }
  | { type: 'additional'; number: number }
  | { type: 'file' };

/** The folders of the store: images of articles; images and documents of notices. */
export type Folder = 'news' | 'notices';

/** A file of a form: stored already (`url`), or to be uploaded (`file`). */
export interface FileSlot {
  id: string;
  url?: string;
  file?: File;
  folder: Folder;
  kind: FileSlotKind;
}

export type Upload = FileSlot & { file: File };

const slotOf = (
  { id, url, file }: ImageValue | DocumentValue,
  folder: Folder,
  kind: FileSlotKind,
): FileSlot => ({
  id,
  folder,
  ...(url !== undefined && { url }),
  ...(file && { file }),
  kind,
});

/** Returns a {@link FileSlot} for each image of an article: the featured one, then the additional ones, numbered from 1. */
export const newsSlots = ({ featured, additional }: NewsImages): FileSlot[] => [
  ...(featured ? [slotOf(featured, 'news', { type: 'featured' })] : []),
  ...additional.map((image, index) =>
    slotOf(image, 'news', { type: 'additional', number: index + 1 }),
  ),
];

/** Returns a {@link FileSlot} for each document or image of a notice; a value without a file has none. */
export const noticeSlots = (...values: (ImageValue | DocumentValue | null)[]): FileSlot[] =>
  values.flatMap((value) => (value ? [slotOf(value, 'notices', { type: 'file' })] : []));

/** Returns the slots whose files are not stored yet. */
export const uploadsOf = (slots: FileSlot[]): Upload[] =>
  slots.filter((slot): slot is Upload => slot.file !== undefined);
