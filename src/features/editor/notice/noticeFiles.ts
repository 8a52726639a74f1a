import type { Notice } from '../../../services/notices/noticesAdmin';
import {
  type DocumentValue,
  type ImageValue,
  storedDocument,
  storedImage,
} from '../../files/upload/values';
import type { Chosen } from '../form/itemFormConfig';

/** The files of the notice form; which of them is saved depends on the notice's type. */
export interface NoticeFiles {
  document: DocumentValue | null;
  image: ImageValue | null;
}

/** The file that the form starts with. */
export const toNoticeFiles = (notice?: Notice): NoticeFiles => ({
  document: notice?.type === 'document' && notice.fileUrl ? storedDocument(notice.fileUrl) : null,
  image: notice?.type === 'image' && notice.fileUrl ? storedImage(notice.fileUrl) : null,
});

/** The form's value for a file, by which a change is known: its name or its URL. */
export const fileValue = (file: DocumentValue | ImageValue | null): string =>
  file?.file?.name ?? file?.url ?? '';

/**
 * The files for a save over a colleague's version: one that was left alone becomes the colleague's,
 * because their save has deleted the old one from the store.
 */
export function rebaseFiles(
  { current }: Chosen<NoticeFiles>,
  notice: Notice,
  stored: Notice,
): NoticeFiles {
  const untouched = (file: DocumentValue | ImageValue | null) =>
    file !== null && !file.file && file.url === notice.fileUrl;
  const theirs = toNoticeFiles(stored);
  return {
    document: untouched(current.document) ? theirs.document : current.document,
    image: untouched(current.image) ? theirs.image : current.image,
  };
}
