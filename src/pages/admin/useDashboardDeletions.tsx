import { useTranslation } from 'react-i18next';
import type { PendingDeletion } from '../../features/dashboard/deletions';
import type { Cure } from '../../features/dashboard/panelProps';
import { useDeletions } from '../../features/dashboard/useDeletions';
import { useSay } from '../../ui/Status';
import { dropDeleted, refresh } from './afterChange';
import { ActionFailed, Deleted } from './Outcomes';
import { removeArticle, removeNotice } from './removeWithFiles';

const removers = { news: removeArticle, notices: removeNotice };
const PATH = '/admin/dashboard';

/** The dashboard's deletions, with a word on what became of each. */
export function useDashboardDeletions(cure: Cure['cure']) {
  const { t } = useTranslation('admin');
  const say = useSay();
  const { pending, add, finish, undo } = useDeletions({
    remove: (kind, id) => removers[kind](id),
    cure,
    refresh,
    onDeleted: ({ kind, row }, removal) => {
      dropDeleted(kind, row.id);
      say(PATH, <Deleted what={kind} title={row.title} removal={removal} />);
    },
    onFailed: ({ row }, failure) =>
      say(PATH, <ActionFailed title={row.title} failure={failure} />, { failed: true }),
  });
  return {
    pending,
    add,
    onDue: (deletion: PendingDeletion) => void finish(deletion),
    onUndo: (deletion: PendingDeletion) => {
      const { kind, row } = deletion;
      if (undo(deletion)) say(PATH, <p>{t(`undo.kept.${kind}`, { title: row.title })}</p>);
    },
  };
}
