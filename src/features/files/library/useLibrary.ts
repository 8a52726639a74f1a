import { useInfiniteQuery } from '@tanstack/react-query';
import { DOCUMENT_TYPES, documentTypeByExtension, IMAGE_TYPES } from '../../../lib/files/fileTypes';
import { unwrap } from '../../../lib/http/result';
import { type Folder, type LibraryFile, list } from '../../../services/files/files';

export type LibraryKind = 'images' | 'documents';

const TYPES = { images: IMAGE_TYPES, documents: DOCUMENT_TYPES };

/** Files per page (R9.30). */
const PAGE_SIZE = 100;

/**
 * The stored files of a folder in pages of 100 (R7.17, R9.30).
 * @returns `files`: the images or documents of all loaded pages, by their extension. A page may
 *   have no file of the kind
 */
export function useLibrary(folder: Folder, kind: LibraryKind) {
  const query = useInfiniteQuery({
    queryKey: ['admin', 'files', folder],
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await list({ prefix: `${folder}/`, cursor: pageParam, limit: PAGE_SIZE, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.cursor,
    // Not cached, because colleagues may have added or deleted files since the dialog was last open.
    gcTime: 0,
  });
  const files: LibraryFile[] = (query.data?.pages ?? [])
    .flatMap((page) => page.files)
    .filter(({ pathname }) => documentTypeByExtension(TYPES[kind], pathname));
  return { query, files };
}
