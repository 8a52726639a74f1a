import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOfUrl } from '../../../lib/urls/media';
import type { Folder, LibraryFile } from '../../../services/files/files';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { LoadError } from '../../../ui/feedback/LoadError';
import styles from './FileLibrary.module.css';
import { LibraryItem } from './LibraryItem';
import { type LibraryKind, useLibrary } from './useLibrary';

interface Props {
  kind: LibraryKind;
  folder: Folder;
  /** URLs that the form's field already has; their buttons are disabled. */
  addedUrls: string[];
  onSelect: (file: LibraryFile) => void;
  onClose: () => void;
}

/**
 * Lists the stored files of a folder page by page (R7.17), each with the items that use it. The
 * search by file name applies to the loaded pages only.
 */
export function FileLibrary({ kind, folder: initialFolder, addedUrls, onSelect, onClose }: Props) {
  const { t } = useTranslation('uploads');
  const [folder, setFolder] = useState(initialFolder);
  const [search, setSearch] = useState('');
  const ids = useId();
  return (
    <Dialog title={t(`library.${kind}`)} wide onClose={onClose}>
      <div className={styles.tools}>
        {kind === 'images' && (
          <div>
            <label htmlFor={`${ids}-folder`}>{t('library.folder')}</label>
            <select
              id={`${ids}-folder`}
              value={folder}
              onChange={(event) => setFolder(event.target.value as Folder)}
            >
              <option value="news">{t('library.news')}</option>
              <option value="notices">{t('library.notices')}</option>
            </select>
          </div>
        )}
        <div>
          <label htmlFor={`${ids}-search`}>{t('library.search')}</label>
          <input
            id={`${ids}-search`}
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
      </div>
      <LibraryList
        kind={kind}
        folder={folder}
        search={search}
        addedUrls={addedUrls}
        onSelect={onSelect}
      />
    </Dialog>
  );
}

interface ListProps extends Omit<Props, 'onClose'> {
  search: string;
}

function LibraryList({ kind, folder, search, addedUrls, onSelect }: ListProps) {
  const { t } = useTranslation('uploads');
  const { query, files } = useLibrary(folder, kind);
  const term = search.trim().toLowerCase();
  const shown = files.filter(({ url }) => nameOfUrl(url).toLowerCase().includes(term));
  const emptyKey = files.length === 0 ? 'library.none' : 'library.noMatch';
  // Requests only the failed page; the loaded ones stay.
  const retry = () => void (query.data ? query.fetchNextPage() : query.refetch());
  if (query.isPending) return <p role="status">{t('library.loading')}</p>;
  return (
    <>
      <p role="status" className={styles.count}>
        {shown.length > 0 && t('library.shown', { count: shown.length })}
        {shown.length === 0 && !query.isError && t(emptyKey)}
      </p>
      <ul className={`plain-list ${styles.list}`} data-kind={kind}>
        {shown.map((file) => (
          <LibraryItem
            key={file.url}
            file={file}
            isImage={kind === 'images'}
            isAdded={addedUrls.includes(file.url)}
            onSelect={() => onSelect(file)}
          />
        ))}
      </ul>
      {query.error && <LoadError error={query.error} onRetry={retry} />}
      {query.hasNextPage && !query.isError && (
        <Button
          variant="secondary"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t(query.isFetchingNextPage ? 'library.loadingMore' : 'library.more')}
        </Button>
      )}
    </>
  );
}
