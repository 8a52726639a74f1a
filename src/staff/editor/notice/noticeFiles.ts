import { otherLanguage } from '../../../lib/i18n/languages';
import type { EditableNotice } from '../../data/notices/noticesAdmin';
import {
  type DocumentValue,
  type ImageValue,
  storedDocument,
  storedImage,
} from '../../files/upload/values';
import type { FormFiles } from '../form/itemFormConfig';
import { fieldIn } from '../languages/languageFields';
import type { NoticeFileSlot, NoticeValues } from './noticeSchema';

/**
 * The notice's type, and whether each language has a file of its own, decide which ones are saved.
 */
export interface NoticeFiles {
  documentEn: DocumentValue | null;
  documentRu: DocumentValue | null;
  imageEn: ImageValue | null;
  imageRu: ImageValue | null;
}

/**
 * The stored files under the notice's type and languages; a file that both languages share is under
 * English.
 */
function storedUrls(notice?: EditableNotice): Partial<Record<NoticeFileSlot, string | null>> {
  if (!notice || notice.type === 'link') return {};
  const { type, language, fileUrl, translation } = notice;
  if (!translation?.fileUrl) return { [fieldIn(type, 'en')]: fileUrl };
  return {
    [fieldIn(type, language)]: fileUrl,
    [fieldIn(type, otherLanguage(language))]: translation.fileUrl,
  };
}

export function toNoticeFiles(notice?: EditableNotice): NoticeFiles {
  const { documentEn, documentRu, imageEn, imageRu } = storedUrls(notice);
  return {
    documentEn: documentEn ? storedDocument(documentEn) : null,
    documentRu: documentRu ? storedDocument(documentRu) : null,
    imageEn: imageEn ? storedImage(imageEn) : null,
    imageRu: imageRu ? storedImage(imageRu) : null,
  };
}

/** The form values that represent the files of {@link toNoticeFiles}. */
export function toNoticeFileValues(
  notice?: EditableNotice,
): Pick<NoticeValues, NoticeFileSlot | 'files'> {
  const { documentEn, documentRu, imageEn, imageRu } = storedUrls(notice);
  return {
    files: notice?.translation?.fileUrl ? 'each' : 'same',
    documentEn: documentEn ?? '',
    documentRu: documentRu ?? '',
    imageEn: imageEn ?? '',
    imageRu: imageRu ?? '',
  };
}

/**
 * The files for a save over `stored`, a version that a colleague saved after the notice was opened.
 * A file that the form has not changed becomes that of `stored`; a changed one stays.
 */
export function rebaseFiles(
  { initial, current }: FormFiles<NoticeFiles>,
  _notice: EditableNotice,
  stored: EditableNotice,
): NoticeFiles {
  const theirs = toNoticeFiles(stored);
  const rebased = <Slot extends NoticeFileSlot>(slot: Slot): NoticeFiles[Slot] => {
    const file = current[slot];
    const isUnchanged = file !== null && !file.file && file.url === initial[slot]?.url;
    return isUnchanged ? theirs[slot] : file;
  };
  return {
    documentEn: rebased('documentEn'),
    documentRu: rebased('documentRu'),
    imageEn: rebased('imageEn'),
    imageRu: rebased('imageRu'),
  };
}
