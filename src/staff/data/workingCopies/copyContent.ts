import type { Language } from '../../../lib/i18n/languages';
import type { ImageText } from '../../../lib/text/imageTexts';

/** A file of a form in a working copy: stored (`url`), or selected and not yet uploaded (`upload`). */
export interface CopiedFile {
  url?: string;
  /** The key of the file in the browser in which it was selected, and its name. */
  upload?: { key: string; name: string };
  /** Of an image. */
  texts?: Record<Language, Required<ImageText>>;
  /** Of an image to which the text refers by another key than that of its URL (decision 0037). */
  key?: string;
  /** Of a document. */
  name?: string;
}

/** The files of a form by their fields, as `NewsImages` and `NoticeFiles` have them. */
export type CopiedFiles = Record<string, CopiedFile | CopiedFile[] | null>;

/** What a working copy contains: all values of a form, and its files. */
export interface CopyContent {
  /** As of react-hook-form, all text. */
  values: Record<string, string>;
  files: CopiedFiles;
  /** Files that only another browser has, with their fields. */
  missingFiles?: { field: string; file: CopiedFile }[];
  /** The copies of colleagues whose changes it contains; a save deletes them at these revisions. */
  adopted?: AdoptedCopy[];
}

export interface AdoptedCopy {
  authorId: string;
  revision: number;
}
