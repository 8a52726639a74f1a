import { useTranslation } from 'react-i18next';
import { textAt } from '../../lib/i18n/dynamicKey';
import { AppLink } from '../../ui/navigation/AppLink';
import { UndoButton } from '../items/UndoButton';
import type { Kind, TranslatedKind } from '../kinds/kind';
import type { Listed } from '../kinds/kinds';

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
      <AppLink to="/admin/log?show=bin">{t('bin.open')}</AppLink>
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
