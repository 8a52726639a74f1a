import type { EditableNotice } from '../../../services/notices/noticesAdmin';
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

/**
 * Returns the initial files of the notice form: the stored file under the notice's type. Both are null for a
 * new notice and for one of type link.
 */
export const toNoticeFiles = (notice?: EditableNotice): NoticeFiles => ({
  document: notice?.type === 'document' && notice.fileUrl ? storedDocument(notice.fileUrl) : null,
  image: notice?.type === 'image' && notice.fileUrl ? storedImage(notice.fileUrl) : null,
});

/**
 * Returns the form value that represents a file: the name of a selected file, the URL of a stored one, an
 * empty text for null.
 */
export const fileValue = (file: DocumentValue | ImageValue | null): string =>
  file?.file?.name ?? file?.url ?? '';

/**
 * Returns the files for a save over `stored`, a version that a colleague saved after `notice` was opened. A
 * file that the form has not changed becomes that of `stored`, because the colleague's save may have deleted
 * it from the store; a changed one stays.
 */
export function rebaseFiles(
  { current }: FormFiles<NoticeFiles>,
  notice: EditableNotice,
  stored: EditableNotice,
): NoticeFiles {
  const isUnchanged = (file: DocumentValue | ImageValue | null) =>
    file !== null && !file.file && file.url === notice.fileUrl;
  const theirs = toNoticeFiles(stored);
  return {
    document: isUnchanged(current.document) ? theirs.document : current.document,
    image: isUnchanged(current.image) ? theirs.image : current.image,
  };
}
