import { useMutation, useQuery } from '@tanstack/react-query';
import { FileText, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../lib/dates/moscowTime';
import { DOCUMENT_TYPES, IMAGE_TYPES, valueByExtension } from '../../lib/files/fileTypes';
import { toQueryFn } from '../../lib/http/queryFn';
import { unwrap } from '../../lib/http/result';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { nameOfUrl } from '../../lib/urls/media';
import { Button } from '../../ui/actions/Button';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { Dialog } from '../../ui/dialog/Dialog';
import { RowBoundary } from '../../ui/feedback/RowBoundary';
import { QueryState } from '../account/session/QueryState';
import { useReauthentication } from '../account/session/useReauthentication';
import { deleteFile, type Folder, type LibraryFile, listFiles } from '../api/files/files';
import { ErrorNote } from '../parts/ErrorNote';
import styles from './files.module.css';
import { Thumbnail } from './Thumbnail';
import { useFormatBytes } from './useFormatBytes';

const WEEK_MS = 7 * 86_400_000;

const TYPES = { images: IMAGE_TYPES, documents: DOCUMENT_TYPES };

interface Props {
  kind: keyof typeof TYPES;
  folder: Folder;
  onSelect: (url: string) => void;
  onClose: () => void;
}

/**
 * Renders a dialog with the stored files of a folder (R7.17) that are of a kind, the newest first.
 * A press selects a file. Files that nothing names can be deleted together once they are older than
 * a week.
 */
export function FileLibrary({ kind, folder, onSelect, onClose }: Props) {
  const { t } = useTranslation('uploads');
  const query = useQuery({
    queryKey: ['admin', 'files', folder],
    queryFn: toQueryFn((signal) => listFiles(folder, signal)),
    // Not cached, because colleagues may have added or deleted files in the meantime.
    gcTime: 0,
  });
  const files = (query.data ?? [])
    .filter(({ pathname }) => valueByExtension(TYPES[kind], pathname))
    .sort((one, other) => other.uploadedAt.getTime() - one.uploadedAt.getTime());
  const old = files.filter(
    ({ isUsed, uploadedAt }) => !isUsed && Date.now() - uploadedAt.getTime() > WEEK_MS,
  );
  return (
    <Dialog title={t(`library.${kind}`)} wide onClose={onClose}>
      {old.length > 0 && (
        <DeleteFiles urls={old.map(({ url }) => url)} onSettled={() => query.refetch()} />
      )}
      <div role="status">
        <QueryState query={query} empty={query.data?.length === 0 && t('library.none')} />
      </div>
      <ul className={`plain-list stack gap-3 ${styles.list}`} data-kind={kind}>
        {files.map((file) => (
          <RowBoundary key={file.url} name={nameOfUrl(file.url)}>
            {() => (
              <LibraryItem
                file={file}
                isImage={kind === 'images'}
                onSelect={() => onSelect(file.url)}
              />
            )}
          </RowBoundary>
        ))}
      </ul>
    </Dialog>
  );
}

interface LibraryItemProps {
  file: LibraryFile;
  isImage: boolean;
  onSelect: () => void;
}

function LibraryItem({ file, isImage, onSelect }: LibraryItemProps) {
  const { t } = useTranslation('uploads');
  const language = useLanguage();
  const size = useFormatBytes();
  const { url, uploadedAt, isUsed } = file;
  const name = nameOfUrl(url);
  const about = useId();
  return (
    <li>
      <button
        type="button"
        className={`stack gap-2 box top ${styles.item}`}
        data-document={!isImage || undefined}
        aria-label={t('library.use', { name })}
        aria-describedby={about}
        onClick={onSelect}
      >
        {isImage ? <Thumbnail url={url} /> : <FileText size="2em" />}
        <span className="stack gap-1 small-print" id={about}>
          <strong>{name}</strong>
          <span>
            {size(file.size)} · {formatDate(uploadedAt, language)}
          </span>
          {!isUsed && <span>{t('library.unused')}</span>}
        </span>
      </button>
    </li>
  );
}

/**
 * Renders a button that deletes files after a confirmation, one by one until the first failure, and
 * asks for a sign-in if the session has ended.
 * @param props.onSettled called once, after a failure too
 */
function DeleteFiles({ urls, onSettled }: { urls: string[]; onSettled: () => Promise<unknown> }) {
  const { t } = useTranslation('uploads');
  const withSignIn = useReauthentication();
  const [isAsking, setIsAsking] = useState(false);
  const label = t('library.deleteOld', { count: urls.length });
  const deletion = useMutation({
    mutationFn: async () => {
      for (const url of urls) unwrap(await withSignIn(() => deleteFile(url)));
    },
    onSettled,
  });
  return (
    <>
      <ErrorNote error={deletion.error} />
      <Button variant="tertiary" busy={deletion.isPending} onClick={() => setIsAsking(true)}>
        <Trash2 size="1.1em" />
        {label}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`${label}?`}
          confirm={t('library.delete')}
          cancel={t('library.keep')}
          deletes
          onConfirm={() => {
            setIsAsking(false);
            deletion.mutate();
          }}
          onCancel={() => setIsAsking(false)}
        >
          <p>{t('library.deleteText')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
