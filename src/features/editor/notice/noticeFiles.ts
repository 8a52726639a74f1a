import type { Notice } from '../../../services/notices/noticesAdmin';
import {
  type DocumentValue,
  type ImageValue,
  storedDocument,
  storedImage,
} from '../../files/upload/values';
import type { FormFiles } from '../form/itemFormConfig';

/** The files of the notice form; the notice's type decides which one is saved. */
export interface NoticeFiles {
  document: DocumentValue | null;
  image: ImageValue | null;
}

/** Returns the initial files of the form; both null for a new notice or a link. */
export const toNoticeFiles = (notice?: Notice): NoticeFiles => ({
  document: notice?.type === 'document' && notice.fileUrl ? storedDocument(notice.fileUrl) : null,
  image: notice?.type === 'image' && notice.fileUrl ? storedImage(notice.fileUrl) : null,
});

/** Returns the form value that represents a file: its name, or its URL; empty for null. */
export const fileValue = (file: DocumentValue | ImageValue | null): string =>
  file?.file?.name ?? file?.url ?? '';

/**
 * Returns the files for a save over `stored`, a colleague's version. An unchanged file becomes that of
 * `stored`, because the colleague's save has deleted the previous one from the store.
 */
export function rebaseFiles(
  { current }: FormFiles<NoticeFiles>,
  notice: Notice,
  stored: Notice,
): NoticeFiles {
  const isUnchanged = (file: DocumentValue | ImageValue | null) =>
    file !== null && !file.file && file.url === notice.fileUrl;
  const theirs = toNoticeFiles(stored);
  return {
    document: isUnchanged(current.document) ? theirs.document : current.document,
    image: isUnchanged(current.image) ? theirs.image : current.image,
  };
}
