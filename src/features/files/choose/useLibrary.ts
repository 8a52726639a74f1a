import { useInfiniteQuery } from '@tanstack/react-query';
import { unwrap } from '../../../lib/http/result';
import { type Folder, type LibraryFile, list } from '../../../services/files/files';

export type LibraryKind = 'pictures' | 'documents';

const ENDINGS: Record<LibraryKind, RegExp> = {
  pictures: /\.(?:jpe?g|png|webp|avif)$/i,
  documents: /\.(?:pdf|docx|xlsx)$/i,
};

/** Spec 9, Paging: file listing returns up to 100. */
const PAGE = 100;

/** The stored files of a folder that are of the kind asked for, page by page. */
export function useLibrary(folder: Folder, kind: LibraryKind) {
  const query = useInfiniteQuery({
    queryKey: ['admin', 'files', folder],
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await list({ prefix: `${folder}/`, cursor: pageParam, limit: PAGE, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.cursor,
    // Another member of staff may have added or deleted files since the dialog was last open.
    gcTime: 0,
  });
  const files: LibraryFile[] = (query.data?.pages ?? [])
    .flatMap((page) => page.files)
    .filter(({ pathname }) => ENDINGS[kind].test(pathname));
  return { query, files };
}
