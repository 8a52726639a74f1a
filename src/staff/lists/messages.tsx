import { useTranslation } from 'react-i18next';
import { textAt } from '../../lib/i18n/dynamicKey';
import { AppLink } from '../../ui/navigation/AppLink';
import type { BinItem, Restored } from '../api/history/bin';
import { UndoButton } from '../items/UndoButton';
import type { Kind, Listed, TranslatedKind } from '../kinds/kinds';
import type { DeletedFiles } from './bin/deletePermanently';

export function RestoredMessage({ restored }: { restored: Restored }) {
  const { t } = useTranslation(['history', 'kinds']);
  const { kind, title, newSlug } = restored;
  return (
    <>
      <p>{t(`kinds:${kind}.done.restored`, { title })}</p>
      {newSlug && <p>{t('restored.moved', { path: `/news/${newSlug}` })}</p>}
    </>
  );
}

interface Props {
  kind: Kind;
  title: string;
  onUndo: () => Promise<unknown>;
}

export function MovedToBinMessage({ kind, title, onUndo }: Props) {
  const { t } = useTranslation(['history', 'kinds']);
  return (
    <>
      <p>{t(`kinds:${kind}.done.binned`, { title })}</p>
      <UndoButton takesLostFocus title={title} onUndo={onUndo} />
      <AppLink to="/admin/bin">{t('bin.open')}</AppLink>
    </>
  );
}

interface DeletedMessageProps {
  item: BinItem;
  files: DeletedFiles;
}

/** Says that an item was deleted permanently; of an article with files also whether they all were. */
export function DeletedMessage({ item: { kind, title }, files }: DeletedMessageProps) {
  const { t } = useTranslation(['admin', 'kinds']);
  if (kind !== 'news' || files === 'noFiles') {
    return <p>{t(`kinds:${kind}.done.deleted`, { title })}</p>;
  }
  return (
    <>
      <p>{t(`kinds:news.done.files.${files}`)}</p>
      <p>{title}</p>
    </>
  );
}

interface DuplicatedMessageProps {
  kind: TranslatedKind;
  duplicate: Listed<TranslatedKind>;
}

export function DuplicatedMessage({ kind, duplicate: { id, title } }: DuplicatedMessageProps) {
  const { t } = useTranslation('admin');
  return (
    <>
      <p>{t('done.duplicate', { title })}</p>
      <AppLink to={`/admin/${kind}/edit/${id}`}>{t('done.editCopy')}</AppLink>
    </>
  );
}

export function EndedMessage({ kind, title, onUndo }: Props) {
  const { t } = useTranslation(['admin', 'kinds']);
  return (
    <>
      <p>{textAt(t, `kinds:${kind}.done.endNow`, { title })}</p>
      <UndoButton title={title} onUndo={onUndo} />
    </>
  );
}
