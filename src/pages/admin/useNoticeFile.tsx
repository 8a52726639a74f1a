import { useRef, useState } from 'react';
import type { FileControl } from '../../features/editor/notice/NoticeFields';
import type { NoticeBase } from '../../features/editor/notice/useNoticeForm';
import { PreparingContext, usePreparing } from '../../features/files/choose/preparing';
import { DocumentField } from '../../features/files/fields/DocumentField';
import { NoticeImageField } from '../../features/files/fields/NoticeImageField';
import { noticeSlots } from '../../features/files/save/savePlan';
import { useUploads } from '../../features/files/save/useUploads';
import {
  type DocumentValue,
  type PictureValue,
  storedDocument,
  storedPicture,
} from '../../features/files/save/values';
import { noticeUrls } from '../../features/items/storedFiles';
import { type Result, succeed } from '../../lib/http/result';
import type { Notice, NoticeInput } from '../../services/notices/noticesAdmin';

interface Files {
  document: DocumentValue | null;
  image: PictureValue | null;
}

const toFiles = (notice?: Notice): Files => ({
  document: notice?.type === 'document' && notice.fileUrl ? storedDocument(notice.fileUrl) : null,
  image: notice?.type === 'image' && notice.fileUrl ? storedPicture(notice.fileUrl) : null,
});

/** What the form remembers of a file, so that it knows of a change: its name or its address. */
const chosen = (value: DocumentValue | PictureValue | null): string =>
  value?.file?.name ?? value?.url ?? '';

/** The file of the notice form: its field, and saving in the order of spec 8. */
export function useNoticeFile(notice?: Notice) {
  const [files, setFiles] = useState(() => toFiles(notice));
  const uploads = useUploads();
  const { preparing, report } = usePreparing();
  // Files that the last save made superfluous and could not delete.
  const left = useRef(0);

  const field = ({ type, retry, onChange, ...control }: FileControl) => {
    const shared = { ...control, sending: uploads.sending, onRetry: retry };
    const change = (value: Partial<Files>) => {
      setFiles((now) => ({ ...now, ...value }));
      onChange(chosen(value[type] ?? null));
    };
    return type === 'document' ? (
      <DocumentField
        {...shared}
        value={files.document}
        onChange={(document) => change({ document })}
      />
    ) : (
      <PreparingContext value={report}>
        <NoticeImageField {...shared} value={files.image} onChange={(image) => change({ image })} />
      </PreparingContext>
    );
  };

  // Saved over what a colleague saved meanwhile, a file left alone is theirs by now: their save has
  // deleted the old one from the store.
  const current = (type: 'document' | 'image', stored?: Notice) => {
    const untouched = notice && !files[type]?.file && files[type]?.url === notice.fileUrl;
    return (untouched && stored ? toFiles(stored) : files)[type];
  };

  /** Sends the file, writes the row by `write`, deletes what it no longer uses. */
  const save = async (
    input: NoticeInput,
    over: NoticeBase,
    write: (input: NoticeInput) => Promise<Result<Notice>>,
  ): Promise<Result<Notice>> => {
    const file = input.type === 'link' ? null : current(input.type, over.notice);
    const result = await uploads.save({
      folder: 'notices',
      slots: noticeSlots(file),
      before: over.notice ? noticeUrls(over.notice) : [],
      write: (urlOf) =>
        write({ ...input, fileUrl: file ? (urlOf(file.id) ?? file.url ?? null) : null }),
    });
    if (!result.success) return result;
    left.current = result.data.leftover.length;
    return succeed(result.data.item);
  };
  return { field, preparing, save, leftover: () => left.current };
}
